import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { screenMessages, type ScreenMessage } from '../screens/screen_text'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

export const formMessages = {
  'en-us': { ...screenMessages['en-us'], ...en },
  'es-mx': { ...screenMessages['es-mx'], ...es },
}

export type FormMessage = ScreenMessage | keyof typeof en
export type FormText = Translate<FormMessage>

/** The words of fields, and of what is wrong with them. */
export const formText = (locale: Locale): FormText => createTranslator(formMessages, locale)
