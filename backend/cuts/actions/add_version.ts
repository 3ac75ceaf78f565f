import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run, takeTurns } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { differences, given } from '#shared/privacy/differences'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { CutsInForce, type CutSubject, type CutVersion } from '#cuts/domain/cut_version'
import { findOverRake, type OverRake } from '#cuts/domain/over_rake'
import { listFromNowOn } from '#cuts/queries/list_versions'
import { NOTHING_SAID, type CutOverride } from '#cuts/domain/rates'

export type AddVersionError = { type: 'in_the_past' } | { type: 'too_far_ahead' } | OverRake

export interface AddedVersion {
  /** The shares in force when the new version begins; null where there was no version. */
  before: CutVersion | null
  /** null if the edit changes nothing: no version is written. */
  added: CutVersion | null
  /** At the instant when the edit takes effect. */
  inForce: CutsInForce
}

/**
 * Writes a subject's next version; omitted shares keep their value of that instant. It begins now or later, so that the
 * shares of a started game are final. Writes are serialised, because the check of the sum reads all versions.
 */
export async function addVersion(
  edit: {
    subject: CutSubject
    rates: Partial<CutOverride>
    fromMs?: number
    actorId: string | null
  },
  trx: TransactionClientContract
): Promise<Result<AddedVersion, AddVersionError>> {
  await takeTurns(trx, 'cuts')
  const { subject, actorId } = edit
  const nowMs = clock.nowMs()
  const createdAtMs = Math.max(nowMs, (await lastWrittenMs(subject, trx)) + 1)
  const effectiveFromMs = edit.fromMs ?? createdAtMs
  if (effectiveFromMs < nowMs) return failure({ type: 'in_the_past' })
  if (effectiveFromMs > nowMs + game.cuts.aheadMaxMs) return failure({ type: 'too_far_ahead' })

  const versions = await listFromNowOn(effectiveFromMs, trx)
  const known = new CutsInForce(versions, effectiveFromMs)
  const before = known.of(subject)
  const rates = { ...(before?.rates ?? NOTHING_SAID), ...given(edit.rates) }
  if (differences(before?.rates ?? NOTHING_SAID, rates) === null) {
    return success({ before, added: null, inForce: known })
  }
  const added = { id: newId(), subject, rates, effectiveFromMs, actorId, createdAtMs }
  const after = [...versions, added]
  const fault = findOverRake(after, effectiveFromMs)
  if (fault !== null) return failure(fault)
  await write(added, trx)
  return success({ before, added, inForce: new CutsInForce(after, effectiveFromMs) })
}

/** Two processes' clocks may differ: the instant is moved so that the rows keep the order of writing. */
async function lastWrittenMs({ scope, id }: CutSubject, trx: TransactionClientContract) {
  const [row] = await run<Computed<{ last: number | null }>>(
    trx,
    'select max(created_at) as last from cut_versions where scope = ? and subject_id = ?',
    [scope, id]
  )
  return row?.last ?? 0
}

async function write(version: CutVersion, trx: TransactionClientContract) {
  const { subject, rates } = version
  await run(
    trx,
    `insert into cut_versions (id, scope, subject_id, host_bps, parent_bps, referrer_bps, distributor_bps,
       effective_from, actor_id, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[version.id, subject.scope, subject.id],
      ...[rates.hostBps, rates.parentBps, rates.referrerBps, rates.distributorBps],
      ...[version.effectiveFromMs, version.actorId, version.createdAtMs],
    ]
  )
}
