import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

type PageText = keyof typeof enUs

/** What the host says on pages alone: the first question waits for none of it. */
export const pageTexts = (locale: Locale) =>
  createTranslator<Record<PageText, unknown>>({ 'en-us': enUs, 'es-mx': esMx }, locale)
