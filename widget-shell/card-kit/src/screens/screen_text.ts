import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

export const screenMessages = { 'en-us': en, 'es-mx': es }

export type ScreenMessage = keyof typeof en

/** The words around a screen: what is said while it loads, and where it cannot. */
export const screenText = (locale: Locale): Translate<ScreenMessage> =>
  createTranslator(screenMessages, locale)
