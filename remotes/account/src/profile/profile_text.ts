import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type ProfileMessage = keyof typeof en
export type ProfileText = Translate<ProfileMessage>

/** The words of a player's own screens; they come with the screens' code. */
export const profileText = (locale: Locale): ProfileText => createTranslator(messages, locale)
