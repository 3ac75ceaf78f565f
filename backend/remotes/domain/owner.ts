import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'

/** An owner of releases, with its origins and trust. */
export interface Owner {
  id: string
  /** Origins of the bundles, as `https://cdn.example`. */
  origins: string[]
  /** Whether an operator lets the owner's code run in our page. */
  trusted: boolean
}

export type PartnerError =
  | { type: 'unknown_partner' }
  | { type: 'partner_exists' }
  | { type: 'bad_name' }
  | { type: 'bad_origin'; origin: string }
  /** The platform's own remotes are always trusted, and its name is no partner's. */
  | { type: 'is_platform' }

/** The owner of what we build ourselves; no partner has this name. */
export { PLATFORM_OWNER as PLATFORM } from '@sidepick/rules/owners'

export const OWNER_SLUG = /^[a-z][a-z0-9-]{0,63}$/

/** A partner has its distributor's name; what is nobody's belongs to the distributor `default`. */
export const isPartnerName = (id: string) => OWNER_SLUG.test(id) && id !== DEFAULT_DISTRIBUTOR_ID

/** The prefix of a partner's pages, so that none can have the address of another page. */
export const pathsOf = (owner: string) => `/partner/${owner}/`

/** A URL's host may contain characters with a meaning in a policy. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** The origin as a browser parses it; null unless the text is only an origin, over TLS or on this machine. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { origin, protocol, hostname, href } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isSafe && href === `${origin}/` && HOST.test(hostname) ? origin : null
}
