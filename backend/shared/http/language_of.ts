import type { HttpContext } from '@adonisjs/core/http'
import { LANGUAGE_TAGS, resolveLanguage } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'

/** Each language with its region, and each without, which stands for the regions that we do not know. */
const OFFERED = [...new Set([...LANGUAGE_TAGS, ...LANGUAGE_TAGS.map(withoutRegion)])]

/** What the browser likes best of what there is, by the weights of its Accept-Language; en-us where it likes none of it. */
export function languageOf(request: HttpContext['request']): Language {
  const liked = request.language(OFFERED)
  return resolveLanguage(LANGUAGE_TAGS.find((tag) => tag === liked || withoutRegion(tag) === liked))
}

function withoutRegion(tag: string): string {
  return tag.replace(/-.*/, '')
}
