import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type AdminMessage = keyof typeof en
export type AdminText = Translate<AdminMessage>

export const adminText = (locale: Locale): AdminText => createTranslator(messages, locale)
