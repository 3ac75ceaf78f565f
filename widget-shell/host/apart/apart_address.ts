import { prefixOf } from '@sidepick/rules/path_prefix'
import { WAITS_PARAM } from '@sidepick/rules/own_address'

/** Storage key of the waiting game's state: a window that finds it shares the storage, and so the session. */
export const WAITS_KEY = 'vs:waits'

/** Query parameters that are not copied into a link. */
const ONE_TIME = ['token', 'invite']

interface Apart {
  path: string
  query: Readonly<Record<string, string>>
  /** The state by which the server knows the waiting game; null when there is none. */
  state: string | null
}

/** The address of a screen in a separate window, below the payload of this page. */
export function apartAddress({ path, query, state }: Apart, pathname = window.location.pathname) {
  const kept = Object.entries(query).filter(([name]) => !ONE_TIME.includes(name))
  const search = new URLSearchParams(kept)
  if (state !== null) search.set(WAITS_PARAM, state)
  const asked = search.toString()
  return prefixOf(pathname) + path + (asked && `?${asked}`)
}
