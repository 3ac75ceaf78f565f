import { createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type PlaysMessage = keyof typeof en

/** The words for how a play stands. */
export const playsText = (locale: Locale) => createTranslator(messages, locale)
