import type { HttpContext } from '@adonisjs/core/http'
import { LANGUAGE_TAGS, resolveLanguage } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'

/** Each language with its region, and without one for unknown regions. */
const OFFERED = [...new Set([...LANGUAGE_TAGS, ...LANGUAGE_TAGS.map(withoutRegion)])]

/** The supported language that the browser prefers, by the weights of Accept-Language; en-us if none matches. */
export function languageOf(request: HttpContext['request']): Language {
  const liked = request.language(OFFERED)
  return resolveLanguage(LANGUAGE_TAGS.find((tag) => tag === liked || withoutRegion(tag) === liked))
}

function withoutRegion(tag: string): string {
  return tag.replace(/-.*/, '')
}
