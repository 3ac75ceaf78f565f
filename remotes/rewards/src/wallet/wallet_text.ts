import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

/** The words of the pills; they come with their code, apart from the screens. */
export const walletText = (locale: Locale) => createTranslator(messages, locale)
