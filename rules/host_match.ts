interface DomainRow {
  /** `example.com` (itself and its subdomains) or `*.example.com`. */
  host: string
  /** What the page's path begins with, up to a border; case-sensitive. */
  pathPattern?: string | null
  /** `name=value` that the page's query must contain. */
  queryMarker?: string | null
  priority: number
}

/** Host name of a URL or a bare host: lower case, without `www.`, port and trailing dot; empty when there is none. */
export function normalizeHost(urlOrHost: string): string {
  const text = urlOrHost.trim()
  if (text === '') return ''
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const host = hostOf(url).toLowerCase().replace(/\.$/, '')
  return host.replace(/^(www\.)+(?=[^.]+\.)/, '')
}

/** Not URL.canParse, which some supported browsers lack. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}

/**
 * Whether a registered host covers a page's host: itself and everything below it at a label's border, so that
 * `notexample.com` is not covered by `example.com`. `*.example.com` covers the same, because `www.` is dropped.
 */
export function matchesHost(pattern: string, host: string): boolean {
  const wanted = patternHost(pattern)
  const given = normalizeHost(host)
  if (wanted === '' || given === '') return false
  const isAddress = /^[\d.]+$/.test(given) || given.startsWith('[')
  return given === wanted || (!isAddress && given.endsWith(`.${wanted}`))
}

/**
 * Whether a page's path is the registered one or lies below it: `/sport` covers `/sport/today`, and neither `/sports` nor
 * `/archive/sport`. A letter that is percent-encoded on one side is the same letter. A path that a server may read as another
 * one lies below none.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length > 0 && given.some((segment) => HIDES_PATH.test(segment))) return false
  return wanted.every((segment, at) => segment === given[at])
}

/** Of a decoded segment: a separator, whatever was encoded twice, and the `..;` by which some servers go up. */
const HIDES_PATH = /[/\\]|%(?:2[ef]|5c)|^\.\.?;/i

const segmentsOf = (path: string) => path.split('/').filter(Boolean).map(decoded)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The row that applies to a page: a matching query marker first, then the longest host and path, then priority; the
 * first of equals. A row whose path or marker does not match is excluded. null when none matches.
 */
export function bestDomainMatch<T extends DomainRow>(
  rows: readonly T[],
  page: { host: string; path: string; query: string }
): T | null {
  const query = new URLSearchParams(page.query)
  const candidates = rows.filter(
    (row) =>
      matchesHost(row.host, page.host) &&
      matchesPath(row.pathPattern ?? '/', page.path) &&
      holdsMarker(query, row.queryMarker)
  )
  const [best] = candidates.sort(
    (one, other) =>
      Number(Boolean(other.queryMarker)) - Number(Boolean(one.queryMarker)) ||
      matchLength(other) - matchLength(one) ||
      other.priority - one.priority
  )
  return best ?? null
}

function patternHost(pattern: string): string {
  return normalizeHost(pattern.trim().replace(/^\*\./, ''))
}

function matchLength(row: DomainRow): number {
  return patternHost(row.host).length + (row.pathPattern ?? '').length
}

function holdsMarker(query: URLSearchParams, marker: string | null | undefined): boolean {
  if (!marker) return true
  return [...new URLSearchParams(marker)].every(([name, value]) =>
    query.getAll(name).includes(value)
  )
}
