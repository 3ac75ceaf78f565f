import { parse } from 'tldts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST = new RegExp(`^(?:\\*\\.)?(?:${LABEL}\\.)+${LABEL}(?::[1-9]\\d{0,4})?$`)

/**
 * `media.example.com`, `media.example.com:8443` or `*.media.example.com` for all below it, separated by commas.
 *
 * @throws for anything else, and for a public suffix, such as *.github.io
 */
export function mediaHosts(setting: string): string[] {
  const hosts = setting
    .toLowerCase()
    .split(',')
    .flatMap((host) => host.trim() || [])
  const wrong = hosts.find((host) => !HOST.test(host) || (host.startsWith('*.') && isShared(host)))
  if (wrong === undefined) return [...new Set(hosts)]
  throw new Error(`MEDIA_HOSTS: "${wrong}" is no host, such as media.example.com or *.example.com`)
}

const isShared = (host: string) =>
  parse(host.slice('*.'.length), { allowPrivateDomains: true }).domain === null

/** Whether a host, with a port other than 443, is in the list. */
export const isMediaHost = (hosts: readonly string[], { host, hostname, port }: URL): boolean =>
  hosts.includes(host) ||
  hosts.some((each) => {
    const [name = '', itsPort = ''] = each.split(':')
    return name.startsWith('*.') && hostname.endsWith(name.slice(1)) && port === itsPort
  })
