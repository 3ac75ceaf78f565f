import { prefixOf } from './init_payload.js'
import { matchPath, screenAt, type Registry } from './screens.js'

/** Where a widget stands; `game` and `refU` may be left out of a game's path. */
export const WIDGET_PATHS = {
  start: '/widget/:widgetId',
  referred_start: '/widget/:widgetId/refU/:refUId',
  game: '/widget/:widgetId/game/:gameId',
  referred: '/widget/:widgetId/game/:gameId/refU/:refUId',
  short_game: '/widget/:widgetId/:gameId',
} as const

/** Names the game that waits for a sign-in, in the query of the window that signs in for it. */
export const WAITS_PARAM = 'waits'

/** The pages that need no screen of a remote. */
const PAGES = [
  '/',
  ...Object.values(WIDGET_PATHS),
  '/custom/:customId',
  '/custom/:customId/:gameId',
]

/** An address as a browser reads it; null for none of the web, for half of one, and for one with a user's name in it. */
export function readAddress(text: string, origin: string): URL | null {
  const isPath = text.startsWith('/')
  try {
    const url = isPath ? new URL(text, origin) : new URL(text)
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
    return isPath && url.origin !== origin ? null : url
  } catch {
    return null
  }
}

/**
 * A page of ours that exists, by its path, query and fragment as a browser sends them; null for everything else of our
 * origin: endpoints, files, and whatever the list of pages and screens does not hold. Nor for one that names a game that
 * waits: whoever made it up would be given the session, and only the game's own window may say that it waits.
 */
export function ownAddress(text: string, origin: string, remotes: Registry): string | null {
  const url = readAddress(text, origin)
  if (url?.origin !== origin) return null
  const { pathname, search, hash, searchParams } = url
  if (searchParams.has(WAITS_PARAM)) return null
  const prefix = prefixOf(pathname)
  const params = paramsOf(pathname.slice(prefix.length), remotes)
  // A proxy that decodes a path before it resolves it would find another page.
  const hidesPath = (part: string) => /[/\\]/.test(part)
  if (!params || prefix.includes('%') || Object.values(params).some(hidesPath)) return null
  return pathname + search + hash
}

function paramsOf(path: string, remotes: Registry): Record<string, string> | null {
  if (path === '' || path === '/') return {}
  const page = PAGES.map((pattern) => matchPath(pattern, path)).find((params) => params !== null)
  return page ?? screenAt(remotes, path)?.params ?? null
}
