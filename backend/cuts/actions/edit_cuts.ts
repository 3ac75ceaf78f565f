import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { success, type Result } from '#shared/result'
import { addVersion, type AddVersionError } from '#cuts/actions/add_version'
import type { CutSubject, CutVersion } from '#cuts/domain/cut_version'
import { shownCuts, type ShownCuts } from '#cuts/queries/find_cuts'
import type { CutOverride } from '#cuts/domain/rates'

export interface CutsEdit extends Partial<CutOverride> {
  /** Epoch milliseconds; now by default. */
  effectiveFrom?: number
}

/** Changes the shares of one subject, from now or a later instant on. */
export function editCuts(
  subject: CutSubject,
  { effectiveFrom: fromMs, ...rates }: CutsEdit,
  actor: Actor
): Promise<Result<ShownCuts, AddVersionError>> {
  return attempt(async (trx): Promise<Result<ShownCuts, AddVersionError>> => {
    const result = await addVersion({ subject, rates, fromMs, actorId: actor.actorId }, trx)
    if (!result.ok) return result
    const { before, added, inForce } = result.value
    if (added !== null) {
      const target = { type: 'cuts', id: subject.id || subject.scope } as const
      const line = { action: `cuts.${subject.scope}_edited`, target } as const
      await audit({ ...actor, ...line, before: toldOf(before), after: toldOf(added) }, trx)
    }
    return success(shownCuts(subject, inForce))
  })
}

function toldOf(version: CutVersion | null): Record<string, unknown> | null {
  if (version === null) return null
  return { ...version.rates, effectiveFrom: new Date(version.effectiveFromMs).toISOString() }
}
