import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

export type ChromeText = keyof typeof enUs
export type ChromeTexts = Translate<ChromeText>

/** The words of menus and of what is around a game; loaded with the first of them. */
export const chromeTexts = (locale: Locale): ChromeTexts =>
  createTranslator({ 'en-us': enUs, 'es-mx': esMx }, locale)
