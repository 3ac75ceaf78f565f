import type { PartnerDomain } from '@sidepick/rules/generated_wire'
import { bestDomainMatch } from '@sidepick/rules/host_match'

interface PageOfSite {
  host: string
  path: string
  query: string
}

/** A page's address as somebody pastes it, with or without its scheme; null for what is none. */
export function pageOf(typed: string): PageOfSite | null {
  const text = typed.trim()
  try {
    const { protocol, hostname, pathname, search } = new URL(
      /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d/.test(text) ? text : `https://${text}`
    )
    const isPage = protocol === 'https:' || protocol === 'http:'
    return isPage ? { host: hostname, path: pathname, query: search } : null
  } catch {
    return null
  }
}

/**
 * The rows that match a page, the one that wins first: each would win without those before it. What equals by every other rule
 * is taken as the server takes it: the longer host first, then the older row.
 * @param rows newest first, as they are listed
 */
export function winningRows(rows: readonly PartnerDomain[], page: PageOfSite): PartnerDomain[] {
  const left = rows
    .filter(({ active }) => active)
    .reverse()
    .sort((one, other) => lengthOf(other) - lengthOf(one))
  const winners: PartnerDomain[] = []
  for (let best = bestDomainMatch(left, page); best; best = bestDomainMatch(left, page)) {
    winners.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return winners
}

const lengthOf = ({ host }: PartnerDomain) => host.replace(/^\*\./, '').length
