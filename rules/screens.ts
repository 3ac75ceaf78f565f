import type { RemoteEntry, ScreenEntry, ScreenEvent } from './types.js'

export type Registry = readonly Pick<RemoteEntry, 'screens'>[]

const screensOf = (remotes: Registry): ScreenEntry[] => remotes.flatMap(({ screens }) => screens)

export const findScreen = (remotes: Registry, name: string): ScreenEntry | null =>
  screensOf(remotes).find((screen) => screen.name === name) ?? null

/** The first screen that opens on an event and whose conditions the event's data meet. */
export function screenFor(
  remotes: Registry,
  event: ScreenEvent,
  data: Readonly<Record<string, unknown>>
): ScreenEntry | null {
  const holds = ({ when = {} }: ScreenEntry) =>
    Object.entries(when).every(([key, value]) => data[key] === value)
  return screensOf(remotes).find((screen) => screen.opensOn === event && holds(screen)) ?? null
}

/** The page for players that strangers open to become one: they sign up there, where other pages ask them to sign in. */
export const SIGN_UP_PATH = '/profile'

/** The screen of an address of the app, such as `/auth/callback/google`; null when there is none. */
export function screenAt(
  remotes: Registry,
  pathname: string
): { screen: ScreenEntry; params: Record<string, string> } | null {
  for (const screen of screensOf(remotes)) {
    const params = screen.path && matchPath(screen.path, pathname)
    if (params) return { screen, params }
  }
  return null
}

/** The values of a pattern's named parts, such as `/auth/callback/:supplier`; null when the path does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return null
    } else {
      const text = decode(value)
      if (!text) return null
      params[part.slice(1)] = text
    }
  }
  return params
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
