import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

/** The words of the cards around stock pictures. */
export const stockText = (locale: Locale) => createTranslator({ 'en-us': en, 'es-mx': es }, locale)
