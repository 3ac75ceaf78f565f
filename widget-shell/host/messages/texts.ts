import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './en-us.json'
import esMx from './es-mx.json'

export type HostText = keyof typeof enUs
export type HostTexts = Translate<HostText>

/** The host's own words in the language of the visit. */
export function hostTexts(locale: Locale): HostTexts {
  return createTranslator({ 'en-us': enUs, 'es-mx': esMx }, locale)
}
