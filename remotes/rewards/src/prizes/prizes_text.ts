import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type PrizesMessage = keyof typeof en
export type PrizesText = Translate<PrizesMessage>

/** The words of the prizes, their drawings, and the way to one that was won. */
export const prizesText = (locale: Locale): PrizesText => createTranslator(messages, locale)
