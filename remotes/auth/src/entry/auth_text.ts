import { createTranslator, type Translate } from '@sidepick/card-kit'
import { formMessages, type FormMessage } from '@sidepick/card-kit/forms/form_text'
import type { Locale } from '@sidepick/rules/types'
import { cardMessages, type CardMessage } from '../card_text'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = {
  'en-us': { ...formMessages['en-us'], ...cardMessages['en-us'], ...en },
  'es-mx': { ...formMessages['es-mx'], ...cardMessages['es-mx'], ...es },
}

export type AuthMessage = FormMessage | CardMessage | keyof typeof en
export type AuthText = Translate<AuthMessage>

/** The words of the account's screens in the language of the visit; they come with the screens' code. */
export const authText = (locale: Locale): AuthText => createTranslator(messages, locale)
