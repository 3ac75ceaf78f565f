import { LANGUAGES, type Language, type Locale } from './types.js'

/** For validators, and for whoever looks one up. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]]

/**
 * The language of a visit or a record for a wanted one: what is not supported becomes en-us, and the fallback, usually the
 * language of the host's settings, holds where none is wanted.
 */
export function resolveLanguage(
  wanted: string | undefined | null,
  fallback: Language = 'en-us'
): Language {
  const tag = wanted?.trim().toLowerCase().replace('_', '-')
  if (!tag) return fallback
  return LANGUAGE_TAGS.find((language) => language === tag) ?? 'en-us'
}

/** In whose words a language is shown. */
export const wordsOf = (language: Language): Locale => LANGUAGES[language].words

/** What HTML and Intl call a language. */
export const intlTag = (language: Language): string => LANGUAGES[language].intl

/** The languages whose content is shown in this one: its own, and the one whose words it borrows. */
export const contentLanguages = (language: Language): Language[] => [
  ...new Set([language, wordsOf(language)]),
]
