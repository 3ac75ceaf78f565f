import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { CutsInForce, type CutSubject, type CutVersion } from '#cuts/domain/cut_version'
import { listInForce } from '#cuts/queries/list_versions'
import type { CutRates } from '#cuts/domain/rates'

export interface ShownCuts {
  subject: CutSubject
  /** null where the subject has no version of its own. */
  version: CutVersion | null
  /** The shares that apply to its games or plays, with those of the wider scope. */
  resolved: CutRates
}

/** A subject's current shares. */
export async function findCuts(subject: CutSubject): Promise<ShownCuts> {
  const { scope, id } = subject
  const nowMs = clock.nowMs()
  const subjects = {
    creatorIds: scope === 'creator' ? [id] : [],
    distributorIds: scope === 'distributor' ? [id] : [],
  }
  const inForce = new CutsInForce(await listInForce(subjects, nowMs, db.connection()), nowMs)
  return shownCuts(subject, inForce)
}

export function shownCuts(subject: CutSubject, inForce: CutsInForce): ShownCuts {
  const { scope, id } = subject
  const resolved = inForce.rates(
    scope === 'creator' ? id : null,
    scope === 'distributor' ? id : null
  )
  return { subject, version: inForce.of(subject), resolved }
}
