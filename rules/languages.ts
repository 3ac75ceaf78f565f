import { LANGUAGES, type Language, type Locale } from './types.js'

/** All language tags. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]]

/** The language that a tag names, in any letters and with either line between its parts; nothing for one that we do not have. */
export const languageTag = (tag: string): Language | undefined =>
  LANGUAGE_TAGS.find((language) => language === tag.trim().toLowerCase().replace('_', '-'))

/**
 * The supported language for a requested one: an unsupported one becomes en-us; without a request it is the fallback,
 * usually the domain's language.
 */
export function resolveLanguage(
  wanted: string | undefined | null,
  fallback: Language = 'en-us'
): Language {
  return wanted?.trim() ? (languageTag(wanted) ?? 'en-us') : fallback
}

/** The locale whose texts a language uses. */
export const wordsOf = (language: Language): Locale => LANGUAGES[language].words

/** The tag of a language for HTML and Intl. */
export const intlTag = (language: Language): string => LANGUAGES[language].intl

/** The languages whose content is shown in this one: itself, and the one whose texts it uses. */
export const contentLanguages = (language: Language): Language[] => [
  ...new Set([language, wordsOf(language)]),
]
