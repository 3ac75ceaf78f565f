import { AD_TERMS } from '@sidepick/rules/ads'
import { ANALYTICS_VENDOR_NAMES, ANALYTICS_VENDORS } from '@sidepick/rules/analytics_vendors'
import type { PageData } from '@sidepick/rules/types'
import { media } from '#config/media'

/** The origins of the bundles of a page's remotes. */
export const remoteOrigins = ({ remotes }: Pick<PageData['bootstrap'], 'remotes'>): string[] => [
  ...new Set(remotes.map(({ entry }) => new URL(entry).origin)),
]

/** The other origins of pictures and films. A host may begin with `*.`, in the policy and in the allowlist. */
export const mediaOrigins = (): string[] => media.hosts.map((host) => `https://${host}`)

const originOf = (address: string | undefined) =>
  address?.startsWith('https://') ? [new URL(address).origin] : []

/** The origins that the ads of a page come from: none where its configuration has no ads of a network. */
export function adOrigins({ config }: Pick<PageData['bootstrap'], 'config'>): string[] {
  const { provider, vastTag, altVastTag, origins = [] } = config.ads ?? {}
  if (!provider || !AD_TERMS[provider].network) return []
  return [...new Set([...originOf(vastTag), ...originOf(altVastTag), ...origins])]
}

/** The servers of others that are told what visits of a page measure. */
export function analyticsOrigins({ config }: Pick<PageData['bootstrap'], 'config'>): string[] {
  return ANALYTICS_VENDOR_NAMES.flatMap((name) => {
    const vendor = config.analytics?.[name]
    return vendor ? [vendor.origin ?? ANALYTICS_VENDORS[name].origin] : []
  })
}
