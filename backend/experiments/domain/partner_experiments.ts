import { isPlainObject } from '#shared/http/validation/faults'
import { reservedKeyFaults } from '#experiences/contract'

/** Whether an experiment belongs to one of these distributors; every one does when they are left out. */
export const isOf = ({ owner }: { owner: string | null }, owners?: readonly string[]): boolean =>
  owners === undefined || (owner !== null && owners.includes(owner))

/** The distributor that a key begins with; null for a key of the platform. */
export function ownerInKey(doc: unknown): string | null {
  const key = isPlainObject(doc) && typeof doc.key === 'string' ? doc.key : ''
  const end = key.lastIndexOf('.')
  return end === -1 ? null : key.slice(0, end)
}

/** Keys are one list on a page: the owner's name keeps those of partners apart. */
export const keyFaults = (doc: unknown, owner: string | null): string[] =>
  ownerInKey(doc) === owner
    ? []
    : [owner === null ? 'key must have no dot' : `key must begin with ${owner}.`]

/** What a partner's experiment may not do, beside the faults of any. */
export function partnerFaults(doc: unknown, owners: readonly string[]): string[] {
  const owner = ownerInKey(doc)
  const variants: unknown[] = isPlainObject(doc) && Array.isArray(doc.variants) ? doc.variants : []
  return [
    ...(owner !== null && owners.includes(owner)
      ? []
      : [`key must begin with ${owners.map((one) => `${one}.`).join(' or ')}`]),
    ...variants.flatMap((variant, index) =>
      reservedKeyFaults('partner', {}, isPlainObject(variant) ? variant.config : {}).map(
        (fault) => `variants[${index}].config.${fault}`
      )
    ),
  ]
}
