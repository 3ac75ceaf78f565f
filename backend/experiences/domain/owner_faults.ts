import { isId } from '#shared/ids'
import type { ExperienceScope } from '#experiences/contract'

/** Of a mode, a flavour or a distributor. */
const NAME = /^[\w.-]{1,64}$/

interface OwnerRule {
  fits: (owner: string) => boolean
  fault: string
}

const named = (what: string): OwnerRule => ({
  fits: (owner) => NAME.test(owner) && !Object.hasOwn(Object.prototype, owner),
  fault: `owner must be the name of a ${what}`,
})
/** As it is stored: another spelling would be a second owner, whose document nothing reads. */
const identified = (what: string): OwnerRule => ({
  fits: (owner) => isId(owner) && owner === owner.toLowerCase(),
  fault: `owner must be the id of a ${what}, in lower case`,
})

/** Every kind of document, from general to particular: the order in which they are merged. */
const OWNERS: Record<ExperienceScope, OwnerRule> = {
  base: { fits: (owner) => owner === '', fault: 'only the base belongs to nobody' },
  mode: named('widget mode'),
  flavour: named('flavour'),
  partner: named('distributor'),
  widget: identified('widget'),
  host: identified("partner's domain"),
}

export const EXPERIENCE_SCOPES = Object.keys(OWNERS) as [ExperienceScope, ...ExperienceScope[]]

/** Why a document may not belong to this owner; none when it may. */
export function ownerFaults(scope: ExperienceScope, owner: string): string[] {
  const rule = Object.hasOwn(OWNERS, scope) ? OWNERS[scope] : null
  if (rule === null) return [`scope must be one of ${Object.keys(OWNERS).join(', ')}`]
  return rule.fits(owner) ? [] : [rule.fault]
}
