import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

type PageText = keyof typeof enUs

/** The host's texts for pages, which are not loaded before the first question. */
export const pageTexts = (locale: Locale) =>
  createTranslator<Record<PageText, unknown>>({ 'en-us': enUs, 'es-mx': esMx }, locale)
