import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from '../messages/en-us.json'
import es from '../messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type AuthMessage = keyof typeof en
export type AuthText = Translate<AuthMessage>

/** The words of the auth cards in the language of the visit. */
export const authText = (locale: Locale): AuthText => createTranslator(messages, locale)
