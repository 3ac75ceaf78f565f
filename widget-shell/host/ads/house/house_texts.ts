import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from '../messages/en-us.json'
import es from '../messages/es-mx.json'

export type HouseText = keyof typeof en

export const houseTexts = (locale: Locale) => createTranslator({ 'en-us': en, 'es-mx': es }, locale)
