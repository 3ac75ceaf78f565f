import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type GiftMessage = keyof typeof en

/** The words of the daily gift. */
export const giftText = (locale: Locale) => createTranslator(messages, locale)
