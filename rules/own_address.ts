import { prefixOf } from './path_prefix.js'
import { matchPath, screenAt, type Registry } from './screens.js'

/** The paths of a widget; `game` and `refU` are optional in a game's path. */
export const WIDGET_PATHS = {
  start: '/widget/:widgetId',
  referred_start: '/widget/:widgetId/refU/:refUId',
  game: '/widget/:widgetId/game/:gameId',
  referred: '/widget/:widgetId/game/:gameId/refU/:refUId',
  short_game: '/widget/:widgetId/:gameId',
} as const

/** Where those work who make games or run the platform. */
export const CONSOLE_PATH = '/console'

/** An address of the console, which has pages of its own below its path. */
export const isConsolePath = (path: string): boolean => /^\/console(\/[\w.-]+)*\/?$/.test(path)

/** Pages that show no content of their own: nothing at all, and the sign of waiting. */
export const IDLE_PATHS = ['/blank', '/loading'] as const

export const isIdlePath = (path: string): boolean => IDLE_PATHS.some((idle) => idle === path)

/** Query parameter that names the waiting game, in the window that signs in for it. */
export const WAITS_PARAM = 'waits'

/** Pages without a screen of a remote. */
const PAGES = [
  '/',
  ...IDLE_PATHS,
  ...Object.values(WIDGET_PATHS),
  '/custom/:customId',
  '/custom/:customId/:gameId',
]

/** A parsed address; null if it is not http(s), incomplete, or has a user name. */
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
 * An existing page of ours as normalised path, query and fragment; null for everything else on our origin: endpoints,
 * files, and addresses outside of the list of pages and screens. Also null for an address that names a waiting game:
 * its author would be given the session, and only the game's own window may name it.
 */
export function ownAddress(text: string, origin: string, remotes: Registry): string | null {
  const url = readAddress(text, origin)
  if (url?.origin !== origin) return null
  const { pathname, search, hash, searchParams } = url
  if (searchParams.has(WAITS_PARAM)) return null
  const prefix = prefixOf(pathname)
  const params = paramsOf(pathname.slice(prefix.length), remotes)
  // Refuses encoded characters: a proxy that decodes the path first would find another page.
  const hidesPath = (part: string) => /[/\\]/.test(part)
  if (!params || prefix.includes('%') || Object.values(params).some(hidesPath)) return null
  return pathname + search + hash
}

function paramsOf(path: string, remotes: Registry): Record<string, string> | null {
  if (path === '' || path === '/' || isConsolePath(path)) return {}
  const page = PAGES.map((pattern) => matchPath(pattern, path)).find((params) => params !== null)
  return page ?? screenAt(remotes, path)?.params ?? null
}
