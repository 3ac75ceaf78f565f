import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { forUpdate, run, skipLocked } from '#shared/database/dialect'
import type { Columns, Known, Named } from '#shared/database/rows'
import { newId } from '#shared/ids'
import { STEP_TERMS, type Settlement, type StepName } from '#gameplays/domain/settlement'

/** After this another worker may take a leased row; far longer than a batch takes. */
const LEASE_MS = 30_000

const BEGIN_ANEW = `on conflict (game_id, revision, step) do update
  set status = 'created', tries = 0, lease = null, walked_to = null, last_error = null, closed_at = null,
    due_at = excluded.due_at
  where settlements.status in ('complete', 'error')`

const OPEN = `status in ('created', 'processing')`

/** Leased and open, as the statement that takes it says. */
type Taken = Known<Named<'settlements', { gameId: 'game_id'; lease: 'lease' }>> &
  Columns<'settlements', 'id' | 'revision' | 'step' | 'status' | 'tries'> &
  Pick<Settlement, 'status'>

export interface NewSettlement {
  gameId: string
  revision: number
  step: StepName
  /** Earliest start in epoch milliseconds; at once by default. */
  dueAtMs?: number
}

/** Queues a settlement. An open one is left unchanged; a closed one starts again, unless its step runs once. */
export async function queue(
  { gameId, revision, step, dueAtMs }: NewSettlement,
  trx: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  await run(
    trx,
    `insert into settlements (id, game_id, revision, step, status, tries, due_at, created_at)
     values (?, ?, ?, ?, 'created', 0, ?, ?) ${STEP_TERMS[step].once ? '' : BEGIN_ANEW}`,
    [newId(), gameId, revision, step, dueAtMs ?? nowMs, nowMs]
  )
}

/**
 * Leases due rows, each to one worker. The condition is the guard on both databases. A batch that takes longer than its
 * lease still locks its row: the row is skipped, without waiting.
 */
export async function lease(limit: number): Promise<Settlement[]> {
  const client = db.connection()
  const nowMs = clock.nowMs()
  const due = await run<Columns<'settlements', 'id'>>(
    client,
    `select id from settlements where ${OPEN} and due_at <= ? order by due_at, id limit ?`,
    [nowMs, limit]
  )
  const taken: Settlement[] = []
  for (const { id } of due) {
    const [row] = await run<Taken>(
      client,
      `update settlements set lease = ?, due_at = ?
       where id = (select id from settlements where id = ? and ${OPEN} and due_at <= ?${skipLocked(client)})
       returning id, game_id as "gameId", revision, step, status, tries, lease`,
      [randomUUID(), nowMs + LEASE_MS, id, nowMs]
    )
    if (row) taken.push(row)
  }
  return taken
}

/** Another worker has leased the row; this batch must not write. */
export class LeaseLost extends Error {
  name = 'LeaseLost'
}

/** The position of the walk. The row is locked, so that of two workers with the same lease one works at a time. */
export async function hold(
  { id, lease: token }: Settlement,
  trx: TransactionClientContract
): Promise<string | null> {
  const [row] = await run<Columns<'settlements', 'walked_to'>>(
    trx,
    `select walked_to from settlements where id = ? and lease = ? and ${OPEN}${forUpdate(trx)}`,
    [id, token]
  )
  if (!row) throw new LeaseLost(id)
  return row.walked_to
}

/** Stores the position of the walk, in the batch's transaction. */
export async function advance(
  { id }: Settlement,
  walkedTo: string | null,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `update settlements set status = 'processing', walked_to = ?, tries = 0, due_at = ? where id = ?`,
    [walkedTo, clock.nowMs() + LEASE_MS, id]
  )
}

export async function close(
  { id }: Settlement,
  status: 'complete' | 'error',
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `update settlements set status = ?, lease = null, walked_to = null, closed_at = ? where id = ?`,
    [status, clock.nowMs(), id]
  )
}

/** Releases a row, which is due again at that instant. */
export async function release(
  { id, lease: token }: Settlement,
  { dueAtMs, tries, error }: { dueAtMs: number; tries?: number; error?: string }
): Promise<void> {
  await run(
    db.connection(),
    `update settlements set lease = null, due_at = ?, tries = coalesce(?, tries),
       last_error = coalesce(?, last_error)
     where id = ? and lease = ?`,
    [dueAtMs, tries ?? null, error ?? null, id, token]
  )
}
