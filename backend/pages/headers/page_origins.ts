import type { PageData } from '@sidepick/rules/types'
import { media } from '#config/media'

/** The origins of the bundles of a page's remotes. */
export const remoteOrigins = ({ remotes }: Pick<PageData['bootstrap'], 'remotes'>): string[] => [
  ...new Set(remotes.map(({ entry }) => new URL(entry).origin)),
]

/** The other origins of pictures and films. A host may begin with `*.`, in the policy and in the allowlist. */
export const mediaOrigins = (): string[] => media.hosts.map((host) => `https://${host}`)
