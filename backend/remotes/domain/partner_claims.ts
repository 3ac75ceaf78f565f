import type { RemoteEntry } from '@sidepick/rules/types'

/** Names of the partner's own: no other partner can have them, so that none learns which names are taken. */
const isNameOf = (partner: string, name: string, separator: string) =>
  name === partner || name.startsWith(partner + separator)

/** A new flavour of a partner: its name, or its name with a dot and more. A partner's name has no dot. */
export const mayClaimFlavour = (partner: string, flavour: string): boolean =>
  isNameOf(partner, flavour, '.')

interface Claims {
  /** Whom the caller owns. */
  partners: readonly string[]
  remoteOwner: string | null
  /** Of all partners. */
  names: readonly string[]
}

/** Why a partner may not publish a release, before anything is looked up or fetched. */
export function claimFaults(
  { id, owner }: Pick<RemoteEntry, 'id' | 'owner'>,
  { partners, remoteOwner, names }: Claims
): string[] {
  if (!partners.includes(owner)) return [`owner must be ${partners.join(' or ')}`]
  // `acme-news` may be a partner too, and then its names are not those of `acme`.
  const isOthers = names.some(
    (name) => name.length > owner.length && isNameOf(owner, name, '-') && isNameOf(name, id, '-')
  )
  return remoteOwner === owner || (isNameOf(owner, id, '-') && !isOthers)
    ? []
    : [`id must be ${owner}, or begin with ${owner}-`]
}
