import type { InitPayload } from '@sidepick/rules/types'

/** Keys of an init payload that are the same for all readers of a publisher's page. */
const SHARED_KEYS = new Set([
  'ref',
  'flavour',
  'widgetId',
  'widgetType',
  'refUId',
  'customPath',
  'lang',
  'v',
])

/** The part of a payload that the page of every view may hold. */
export const sharedPart = (init: InitPayload): InitPayload =>
  Object.fromEntries(Object.entries(init).filter(([key]) => SHARED_KEYS.has(key)))

/** Query parameters that an entry page or the way to it reads. */
const SHARED_PARAMS = new Set([
  'ref',
  'flavour',
  'lang',
  'versusId',
  'versus_to',
  'pick',
  'challenge',
  'visit',
])

/**
 * Whether a shared cache may keep the page of this address. Without a publisher's page in the payload the answer depends
 * on the request's referrer, which is not part of the address. A payload or a query with anything else, such as the id of
 * one view, is answered too, but every view would take room of its own in the cache.
 */
export function isShared(init: InitPayload, query: Record<string, unknown>): boolean {
  return (
    Boolean(init.ref) &&
    Object.keys(init).every((key) => SHARED_KEYS.has(key)) &&
    Object.keys(query).every((name) => SHARED_PARAMS.has(name))
  )
}

/**
 * With the server's own caches this makes at most a minute from a change to the last page without it: a shared cache may
 * serve a page for 30 s, and for 10 s more while it fetches the next one.
 */
export const SHARED = 'public, s-maxage=30, stale-while-revalidate=10'

/** For the browser alone, which asks each time whether its copy is current. */
export const OWN = 'private, no-cache'
