import { isId } from '#shared/ids'
import type { ExperienceScope } from '#experiences/contract'

/** Of a flavour or a distributor. */
const NAME = /^[\w.-]{1,64}$/

const OWNERS: Record<ExperienceScope, { fits: (owner: string) => boolean; fault: string }> = {
  base: { fits: (owner) => owner === '', fault: 'only the base belongs to nobody' },
  flavour: { fits: (owner) => NAME.test(owner), fault: 'owner must be the name of a flavour' },
  partner: { fits: (owner) => NAME.test(owner), fault: 'owner must be the name of a distributor' },
  widget: { fits: isId, fault: 'owner must be the id of a widget' },
}

/** Why a document may not belong to this owner; none when it may. */
export function ownerFaults(scope: ExperienceScope, owner: string): string[] {
  const rule = Object.hasOwn(OWNERS, scope) ? OWNERS[scope] : null
  if (rule === null) return [`scope must be one of ${Object.keys(OWNERS).join(', ')}`]
  return rule.fits(owner) ? [] : [rule.fault]
}
