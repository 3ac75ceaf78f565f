import { LOCALES, type Locale } from './types.js'

/**
 * The language the interface speaks for a wanted one: British English is spoken as en-us, and what is missing or not
 * supported becomes the fallback, usually the language of the host's settings.
 */
export function resolveLocale(
  wanted: string | undefined | null,
  fallback: Locale = 'en-us'
): Locale {
  const tag = wanted?.trim().toLowerCase().replace('_', '-')
  if (tag === 'en-gb') return 'en-us'
  return LOCALES.find((locale) => locale === tag) ?? fallback
}
