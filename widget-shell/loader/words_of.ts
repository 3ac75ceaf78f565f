import { resolveLanguage, wordsOf as wordsOfLanguage } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'

/** Whose words a widget's own controls on the page use: its language's, or the page's where it names none. */
export const wordsOf = (lang: string | undefined): Locale =>
  wordsOfLanguage(
    resolveLanguage(lang, /^es/i.test(document.documentElement.lang) ? 'es-mx' : 'en-us')
  )
