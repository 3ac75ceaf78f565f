import { createTranslator, type Translate } from '@sidepick/card-kit'
import { screenMessages, type ScreenMessage } from '@sidepick/card-kit/screens/screen_text'
import type { Locale } from '@sidepick/rules/types'
import en from '../messages/en-us.json'
import es from '../messages/es-mx.json'

/** The words that come with the cards; what only a screen says is in account/messages and comes with the screens. */
export const cardMessages = {
  'en-us': { ...screenMessages['en-us'], ...en },
  'es-mx': { ...screenMessages['es-mx'], ...es },
}

export type CardMessage = ScreenMessage | keyof typeof en

/** The words of the auth cards in the language of the visit. */
export const cardText = (locale: Locale): Translate<CardMessage> =>
  createTranslator(cardMessages, locale)
