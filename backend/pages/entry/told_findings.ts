import type { Language } from '@sidepick/rules/types'
import { FINDINGS, type Finding } from '#pages/domain/check_snippet'
import { textsOf } from '#shared/text/texts_of'

/** Findings in a reader's words; what shows no game at all comes first. */
export function toldFindings(found: Finding[], language: Language) {
  const told = found.map(({ code, value }) => ({
    kind: FINDINGS[code],
    text: textsOf(language, 'pages.embed_findings', { value })[code],
  }))
  return told.toSorted((one, other) => one.kind.localeCompare(other.kind))
}
