import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type RedeemMessage = keyof typeof en

/** The words of redeeming coins. */
export const redeemText = (locale: Locale): Translate<RedeemMessage> =>
  createTranslator(messages, locale)
