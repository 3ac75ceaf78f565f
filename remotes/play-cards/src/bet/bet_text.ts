import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

/** The words of stakes. */
export const betText = (locale: Locale) => createTranslator({ 'en-us': en, 'es-mx': es }, locale)
export type BetText = ReturnType<typeof betText>
