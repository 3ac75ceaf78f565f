import { media } from '#config/media'
import { isMediaHost } from '#shared/http/validation/media_hosts'
import env from '#start/env'

/** A file in a folder of ours, each part of its path as it is: nothing encoded, which somebody on the way could decode. */
const PLAIN_PATH = /^(\/[\w-][\w.-]*)+$/

/**
 * Where a browser that is given this text as the address of a picture or a film fetches it: a path of ours, or an address
 * over https. null where it may not: at an endpoint of ours, which would act in the name of whoever looks, or at a host
 * that nobody has allowed.
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

/** The same for what is stored: what may not be fetched any more is missing, as a picture that does not come. */
export const shownMedia = (stored: string | null): string | null =>
  stored === null ? null : mediaAddress(stored)

const isFile = (path: string) =>
  PLAIN_PATH.test(path) && media.folders.some((folder) => path.startsWith(folder))

/** The same server answers under each of them, whatever the list says. */
const ourHosts = () =>
  (['APP_URL', 'PARTNER_URL', 'DEMO_PUBLISHER_URL'] as const).map(
    (name) => new URL(env.get(name)).hostname
  )
