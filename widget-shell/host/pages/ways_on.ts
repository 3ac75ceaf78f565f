import type { SignInMethod } from '@sidepick/card-kit'
import { screenAt, type Registry } from '@sidepick/rules/screens'

/** What is known when somebody is found to be signed in. */
interface SignedIn {
  /** null for one who was signed in before. */
  method: SignInMethod | null
  /** The page on screen is one for strangers. */
  forStrangers: boolean
  /** A game elsewhere waits for the session. */
  gameWaits: boolean
  /** They signed in through a dialog over the page. */
  overPage: boolean
}

export const isForStrangers = (remotes: Registry, path: string): boolean =>
  screenAt(remotes, path)?.screen.login === false

/** The page that ends a sign-up; null where the experience goes without. */
export function welcomePath(
  remotes: Registry,
  componentFlags: Readonly<Record<string, unknown>>
): string | null {
  const found = remotes
    .flatMap(({ screens }) => screens)
    .find(({ opensOn, path }) => opensOn === 'signed_up' && path !== undefined)
  return found && componentFlags[found.name] !== false ? (found.path ?? null) : null
}

/** What happens to the page under somebody who is signed in. */
export function wayAfterSignIn({
  method,
  forStrangers,
  gameWaits,
  overPage,
}: SignedIn): 'stay' | 'hand_back' | 'go_on' | 'welcome' {
  if (method === null && !forStrangers) return 'stay'
  if (gameWaits) return 'hand_back'
  if (method === 'sign_in' && overPage && !forStrangers) return 'stay'
  return method === 'sign_up' ? 'welcome' : 'go_on'
}

/** The wanted page with its place, unless it is none of ours or the one that welcomes, to which nobody goes back. */
export function wayOn(
  wanted: string | null,
  place: { found: ReturnType<typeof screenAt> } | null,
  { welcome, otherwise }: { welcome: string | null; otherwise: string }
): string {
  const isPage = place !== null && place.found?.screen.path !== welcome
  return (isPage && wanted) || otherwise
}

/** Where a sign-in elsewhere asked to return to: a path of ours, or a page of a partner, which the server has checked. */
export function wayBack(
  returnUrl: string,
  { href: base, origin: own }: Pick<Location, 'href' | 'origin'>
): { path: string } | { partnerPage: string } | null {
  const { origin, protocol, pathname, search, hash, href } = new URL(returnUrl, base)
  if (origin === own) return { path: pathname + search + hash }
  return protocol === 'https:' ? { partnerPage: href } : null
}
