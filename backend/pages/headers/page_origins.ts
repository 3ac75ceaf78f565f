import { AD_TERMS } from '@sidepick/rules/ads'
import { ANALYTICS_VENDOR_NAMES, ANALYTICS_VENDORS } from '@sidepick/rules/analytics_vendors'
import { isPlatforms } from '@sidepick/rules/owners'
import type { PageData } from '@sidepick/rules/types'
import { media } from '#config/media'

/** The origins of the bundles of a page's remotes. */
export const remoteOrigins = ({ remotes }: Pick<PageData['bootstrap'], 'remotes'>): string[] => [
  ...new Set(remotes.map(({ entry }) => new URL(entry).origin)),
]

/**
 * Where a page's scripts come from, besides this server. The platform's remotes are allowed by their origin. Of a partner's
 * only those scripts run that a published release names, by their hash: what lies beside them was looked at by nobody. A release
 * from before releases named them all is allowed by its origin too.
 */
export function scriptSources({ remotes }: Pick<PageData['bootstrap'], 'remotes'>): string[] {
  const byHash = remotes.filter((remote) => !isPlatforms(remote) && remote.files)
  const byOrigin = remotes.filter((remote) => !byHash.includes(remote))
  const hashes = byHash.flatMap(({ integrity, preload, files = [] }) => [
    integrity,
    ...[...preload, ...files].map((file) => file.integrity),
  ])
  return [
    ...remoteOrigins({ remotes: byOrigin }),
    ...[...new Set(hashes)].map((integrity) => `'${integrity}'`),
  ]
}

/** The other origins of pictures and films. A host may begin with `*.`, in the policy and in the allowlist. */
export const mediaOrigins = (): string[] => media.hosts.map((host) => `https://${host}`)

const originOf = (address: string | undefined) =>
  address?.startsWith('https://') ? [new URL(address).origin] : []

/** The origins that the ads of a page come from: none where its configuration has no ads of a network. */
export function adOrigins({ config }: Pick<PageData['bootstrap'], 'config'>): string[] {
  const { provider, vastTag, altVastTag, offerUrl, origins = [] } = config.ads ?? {}
  if (!provider || !AD_TERMS[provider].network) return []
  const addresses = [vastTag, altVastTag, offerUrl].flatMap(originOf)
  return [...new Set([...addresses, ...origins])]
}

/** The servers of others that are told what visits of a page measure. */
export function analyticsOrigins({ config }: Pick<PageData['bootstrap'], 'config'>): string[] {
  return ANALYTICS_VENDOR_NAMES.flatMap((name) => {
    const vendor = config.analytics?.[name]
    return vendor ? [vendor.origin ?? ANALYTICS_VENDORS[name].origin] : []
  })
}
