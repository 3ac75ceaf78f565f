import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

/** The words of the card of the prize. */
export const prizeCardText = (locale: Locale) => createTranslator(messages, locale)
