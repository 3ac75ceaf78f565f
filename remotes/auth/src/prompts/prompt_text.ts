import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type PromptMessage = keyof typeof en
export type PromptText = Translate<PromptMessage>

/** The words of the sign-up prompts; they come with the prompts' code. */
export const promptText = (locale: Locale): PromptText => createTranslator(messages, locale)
