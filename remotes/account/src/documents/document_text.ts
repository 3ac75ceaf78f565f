import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type DocumentMessage = keyof typeof en

/** The words around the legal documents; they come with the documents' code. */
export const documentText = (locale: Locale): Translate<DocumentMessage> =>
  createTranslator(messages, locale)
