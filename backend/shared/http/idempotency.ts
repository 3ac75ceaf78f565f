import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { isLockTimeout, run } from '#shared/database/dialect'
import type { Columns, Known } from '#shared/database/rows'
import { pruneOlder } from '#shared/database/prune'
import { fieldProblem, Problem, problemDetails } from '#shared/problem'
import { transact } from '#shared/database/transact'
import type { OpenTransaction } from '#shared/database/transaction'

export interface IdempotentRequest {
  /** The caller: keys of different callers are different. */
  principal: string
  method: string
  path: string
  /** Value of x-idempotency-key; without one the work just runs. */
  key: string | null
  body: unknown
  /** Id of this request; a replayed refusal contains the id of the first one. */
  requestId: string
}

export interface StoredAnswer {
  status: number
  body: unknown
}

/** What a key may be. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/

/** A request with an idempotency key. */
interface Asked {
  path: string
  body: unknown
  /** The caller, for routes open to strangers; else the player. At most 64 characters. */
  principal?: string
  /** The body's key, used without a key in the header. */
  key?: string
}

/**
 * Reads the header that carries the key.
 * @throws Problem E_VALIDATION when it is not 8 to 128 visible characters
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (IDEMPOTENCY_KEY.test(header)) return header
  throw fieldProblem(
    'E_VALIDATION',
    'x-idempotency-key',
    'x-idempotency-key must be 8 to 128 visible characters'
  )
}

/** The work: it reads, then acts on what it has read. */
interface Work<Ground> {
  /** Read together with the key; unused when the key is taken. */
  read: () => Promise<Ground>
  work: (ground: Ground) => Promise<StoredAnswer>
}

/**
 * Runs the work once per key. The key's row is written in the work's transaction: a concurrent duplicate waits for it
 * and then gets the same answer.
 *
 * @throws Problem E_IDEMPOTENCY_MISMATCH for another body, E_IDEMPOTENCY_IN_FLIGHT when the first takes over 2 s
 */
export async function once<Ground>(
  request: IdempotentRequest,
  trx: OpenTransaction,
  { read, work }: Work<Ground>
): Promise<StoredAnswer & { replayed: boolean }> {
  if (request.key === null) return { ...(await work(await read())), replayed: false }
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex')
  const where = [request.principal, request.method, request.path, request.key] as const
  const nowMs = clock.nowMs()
  const claiming = claim([...where, hash, nowMs, nowMs - game.tokens.idempotencyMs], trx)
  const reading = read()
  reading.catch(() => undefined)
  const [claimed] = await claiming
  if (!claimed) return replay(where, hash, trx)
  const answer = await work(await reading)
  const kept = run(
    trx,
    `update idempotency_keys set status = ?, response = ?
     where principal = ? and method = ? and path = ? and key = ?`,
    [answer.status, JSON.stringify(answer.body), ...where]
  )
  trx.closeWith(kept)
  return { ...answer, replayed: false }
}

/**
 * Answers a request once per key, in one transaction. The work returns its answer, or a problem found before it has
 * written anything, which is stored as the answer too.
 */
export async function answerOnce(
  { auth, request, response }: HttpContext,
  asked: Asked,
  work: (trx: TransactionClientContract) => Promise<StoredAnswer | Problem>
): Promise<unknown> {
  const principal = asked.principal ?? auth.getUserOrFail().id
  const key = readIdempotencyKey(request.header('x-idempotency-key')) ?? asked.key ?? null
  const requestId = request.id() ?? ''
  const call = { ...asked, principal, method: request.method(), key, requestId }
  const answer = await transact((trx) =>
    once(call, trx, {
      read: async () => undefined,
      work: async () => asAnswer(await work(trx), requestId),
    })
  )
  return sendStored(response, answer)
}

/** Deletes expired keys. A new request with one of them would have replaced it anyway. */
export function pruneIdempotencyKeys(): Promise<void> {
  const key = 'principal, method, path, key'
  const keys = { table: 'idempotency_keys', key, column: 'created_at' }
  return pruneOlder(keys, clock.nowMs() - game.tokens.idempotencyMs)
}

/** A problem as a stored answer. */
export function asAnswer(outcome: StoredAnswer | Problem, requestId: string): StoredAnswer {
  if (!(outcome instanceof Problem)) return outcome
  return { status: outcome.status, body: problemDetails(outcome, requestId) }
}

/** Sends the answer, new or replayed. */
export function sendStored(
  response: HttpContext['response'],
  { status, body, replayed }: StoredAnswer & { replayed: boolean }
): unknown {
  if (replayed) response.header('x-idempotent-replayed', 'true')
  if (status >= 400) response.header('content-type', 'application/problem+json; charset=utf-8')
  response.status(status)
  return body
}

/** Inserts the key, or replaces it when it is a day old; no row means that it is taken. */
async function claim(bindings: (string | number)[], trx: TransactionClientContract) {
  try {
    return await run(
      trx,
      `insert into idempotency_keys (principal, method, path, key, body_hash, created_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (principal, method, path, key) do update
       set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, response = null
       where idempotency_keys.created_at < ?
       returning key`,
      bindings
    )
  } catch (error) {
    if (isLockTimeout(error)) throw new Problem('E_IDEMPOTENCY_IN_FLIGHT')
    throw error
  }
}

async function replay(
  where: readonly [string, string, string, string],
  hash: string,
  trx: TransactionClientContract
): Promise<StoredAnswer & { replayed: boolean }> {
  const [row] = await run<Known<Columns<'idempotency_keys', 'body_hash' | 'status' | 'response'>>>(
    trx,
    `select body_hash, status, response from idempotency_keys
     where principal = ? and method = ? and path = ? and key = ?`,
    [...where]
  )
  if (!row) throw new Problem('E_IDEMPOTENCY_IN_FLIGHT')
  if (row.body_hash !== hash) throw new Problem('E_IDEMPOTENCY_MISMATCH')
  return { status: row.status, body: JSON.parse(row.response), replayed: true }
}
