import type { AuditAction } from '@sidepick/rules/audit'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Binding } from '#shared/database/driver'
import { failure, success, type Result } from '#shared/result'
import {
  MOVES,
  STATUS_TERMS,
  type ExperimentMove,
  type ExperimentStatus,
} from '#experiments/domain/status'
import {
  writeExpected,
  type Expected,
  type ExpectedWriteError,
} from '#experiments/store/expected_write'
import { hasRoom } from '#experiments/store/has_room'
import { takeSlice } from '#experiments/store/take_slice'
import type { StoredExperiment } from '#experiments/store/experiment_row'

export interface Conclusion {
  /** Key of the variant that is kept; null for none of them. */
  winner: string | null
  note: string | null
}

export type MoveExperimentError =
  | ExpectedWriteError
  | { type: 'bad_status'; status: ExperimentStatus }
  | { type: 'over' }
  | { type: 'group_full' }
  | { type: 'too_many' }
  | { type: 'unknown_winner' }

type Fields = Record<string, Binding>
type Preparation = Result<Fields, MoveExperimentError>

/** Starts it, or starts it again. */
export const startExperiment = (expected: Expected) =>
  move('start', expected, async (experiment, trx): Promise<Preparation> => {
    const nowMs = clock.nowMs()
    const { endsAt } = experiment.doc
    if (endsAt !== undefined && Date.parse(endsAt) <= nowMs) return failure({ type: 'over' })
    if (!(await hasRoom(experiment.owner, 'running', trx))) return failure({ type: 'too_many' })
    const slice = await takeSlice(experiment, trx)
    if (slice === null) return failure({ type: 'group_full' })
    const started = experiment.startedAtMs ?? nowMs
    return success({ slice_from: slice, started_at: started, stopped_at: null })
  })

/** Every page that loads from now on is as without it. */
export const stopExperiment = (expected: Expected) =>
  move('stop', expected, () => success({ stopped_at: clock.nowMs() }))

/** Ends it for good, and records what was learned. The winner's configuration is published as any other. */
export const concludeExperiment = ({ winner, note }: Conclusion, expected: Expected) =>
  move('conclude', expected, ({ doc, stoppedAtMs }): Preparation => {
    if (winner !== null && !doc.variants.some(({ key }) => key === winner)) {
      return failure({ type: 'unknown_winner' })
    }
    const nowMs = clock.nowMs()
    return success({ winner, note, concluded_at: nowMs, stopped_at: stoppedAtMs ?? nowMs })
  })

const ACTS: Record<ExperimentMove, AuditAction> = {
  start: 'experiment.started',
  stop: 'experiment.stopped',
  conclude: 'experiment.concluded',
}

function move(
  name: ExperimentMove,
  expected: Expected,
  prepare: (
    experiment: StoredExperiment,
    trx: TransactionClientContract
  ) => Preparation | Promise<Preparation>
): Promise<Result<{ revision: number }, MoveExperimentError>> {
  return writeExpected<MoveExperimentError>(expected, async (experiment, trx) => {
    const { id, status } = experiment
    if (!STATUS_TERMS[status].moves.includes(name)) return failure({ type: 'bad_status', status })
    const prepared = await prepare(experiment, trx)
    if (!prepared.ok) return prepared
    const fields = { ...prepared.value, status: MOVES[name], updated_at: clock.nowMs() }
    const changes = Object.keys(fields).map((column) => `${column} = ?`)
    await run(
      trx,
      `update experiments set ${changes.join(', ')}, revision = revision + 1 where id = ?`,
      [...Object.values(fields), id]
    )
    return success({
      action: ACTS[name],
      before: { status },
      after: { status: MOVES[name], ...prepared.value },
    })
  })
}
