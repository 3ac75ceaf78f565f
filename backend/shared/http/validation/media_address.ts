import { media } from '#config/media'
import { isMediaHost } from '#shared/http/validation/media_hosts'
import env from '#start/env'

/** A file in one of our folders, without percent-encoding, which a proxy could decode. */
const PLAIN_PATH = /^(\/[\w-][\w.-]*)+$/

/**
 * The normalised address from which a browser would load this picture or film: a path of ours, or an https address.
 * null when it is not allowed: an endpoint of ours, which would be called in the viewer's name, or a host that is not
 * listed.
 */
export function mediaAddress(text: string): string | null {
  const ours = new URL(env.get('APP_URL'))
  if (!URL.canParse(text, ours.href)) return null
  const url = new URL(text, ours.href)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === ours.origin) return isFile(url.pathname) ? url.pathname : null
  if (ourHosts().includes(url.hostname.replace(/\.$/, ''))) return null
  return url.protocol === 'https:' && isMediaHost(media.hosts, url) ? url.href : null
}

/** The same for stored addresses: one that is no longer allowed counts as missing. */
export const shownMedia = (stored: string | null): string | null =>
  stored === null ? null : mediaAddress(stored)

const isFile = (path: string) =>
  PLAIN_PATH.test(path) && media.folders.some((folder) => path.startsWith(folder))

/** Our own hosts, which the list cannot allow: the same server answers under each of them. */
const ourHosts = () =>
  (['APP_URL', 'PARTNER_URL', 'DEMO_PUBLISHER_URL'] as const).map(
    (name) => new URL(env.get(name)).hostname
  )
