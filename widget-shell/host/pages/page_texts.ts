import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

/** The host's texts for pages, which are not loaded before the first question. */
export const pageTexts = (locale: Locale) =>
  createTranslator({ 'en-us': enUs, 'es-mx': esMx }, locale)
