import { LANGUAGES, type Language, type Locale } from '@sidepick/rules/types'

/** Whose words a widget's own controls on the page use: its language's, or the page's where it names none that we know. */
export function wordsOf(lang: string | undefined): Locale {
  if (Object.hasOwn(LANGUAGES, `${lang}`)) return LANGUAGES[lang as Language].words
  return /^es/i.test(document.documentElement.lang) ? 'es-mx' : 'en-us'
}
