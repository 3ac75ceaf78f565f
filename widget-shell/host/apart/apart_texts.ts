import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

/** The host's texts about separate windows; loaded with the first of them. */
export const apartTexts = (locale: Locale) =>
  createTranslator({ 'en-us': enUs, 'es-mx': esMx }, locale)
