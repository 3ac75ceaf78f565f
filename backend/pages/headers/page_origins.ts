import type { PageData } from '@sidepick/rules/types'
import { media } from '#config/media'

/** Where the bundles of a page's remotes lie. */
export const remoteOrigins = ({ remotes }: Pick<PageData['bootstrap'], 'remotes'>): string[] => [
  ...new Set(remotes.map(({ entry }) => new URL(entry).origin)),
]

/** Where pictures and films may lie besides. A host may begin with `*.`, in a policy as in an allowlist. */
export const mediaOrigins = (): string[] => media.hosts.map((host) => `https://${host}`)
