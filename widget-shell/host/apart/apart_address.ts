import { prefixOf } from '@sidepick/rules/init_payload'
import { WAITS_PARAM } from '@sidepick/rules/own_address'

/** Where the game that waits leaves its state: a window that finds it has the same storage, and so the same session. */
export const WAITS_KEY = 'vs:waits'

/** Of an address that goes into a link, these stay behind. */
const ONE_TIME = ['token', 'invite']

interface Apart {
  path: string
  query: Readonly<Record<string, string>>
  /** By which the server knows the game that waits; null when nothing does. */
  state: string | null
}

/** The address of a screen in a window of its own, below the payload of this one. */
export function apartAddress({ path, query, state }: Apart, pathname = window.location.pathname) {
  const kept = Object.entries(query).filter(([name]) => !ONE_TIME.includes(name))
  const search = new URLSearchParams(kept)
  if (state !== null) search.set(WAITS_PARAM, state)
  const asked = search.toString()
  return prefixOf(pathname) + path + (asked && `?${asked}`)
}
