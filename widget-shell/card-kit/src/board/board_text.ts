import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

/** The words of the leaderboard; they come with its code, after the first question. */
export const boardText = (locale: Locale) => createTranslator(messages, locale)
