import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { isLockTimeout, run } from '#shared/database/dialect'
import type { Columns, Known } from '#shared/database/rows'
import { pruneOlder } from '#shared/database/prune'
import { Problem, problemDetails } from '#shared/problem'
import { transact } from '#shared/database/transact'
import type { OpenTransaction } from '#shared/database/transaction'

export interface IdempotentRequest {
  /** Who asks: the same key of two callers is two keys. */
  principal: string
  method: string
  path: string
  /** Value of x-idempotency-key; without one the work just runs. */
  key: string | null
  body: unknown
  /** Id of this request; a replayed refusal names the request that was refused. */
  requestId: string
}

export interface StoredAnswer {
  status: number
  body: unknown
}

/** What a key may be. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/

/** A call that is answered once per key. */
interface Asked {
  path: string
  body: unknown
  /** Who asks, where it may be a stranger; else the player. At most 64 characters. */
  principal?: string
  /** The key that the body carries, for want of one in the header. */
  key?: string
}

/**
 * Reads the header that carries the key.
 * @throws Problem E_VALIDATION when it is not 8 to 128 visible characters
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (IDEMPOTENCY_KEY.test(header)) return header
  const message = 'x-idempotency-key must be 8 to 128 visible characters'
  throw new Problem('E_VALIDATION', { message, errors: [{ message, field: 'x-idempotency-key' }] })
}

/** What is done once per key: it reads, and works by what it has read. */
interface Work<Ground> {
  /** Asked for together with the key, and in vain where the key is somebody's. */
  read: () => Promise<Ground>
  work: (ground: Ground) => Promise<StoredAnswer>
}

/**
 * Runs the work once per key. The key's row is written in the work's own transaction: a duplicate that arrives
 * meanwhile waits for it and then gets the same answer.
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
 * Answers a call once per key, in one transaction. The work gives back its answer, or the problem that stands
 * against it before it has written anything; that is an answer too, and is kept.
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

/** Forgets keys that have had their day. One that is used again meanwhile would have been taken over anyway. */
export function pruneIdempotencyKeys(): Promise<void> {
  const key = 'principal, method, path, key'
  const keys = { table: 'idempotency_keys', key, column: 'created_at' }
  return pruneOlder(keys, clock.nowMs() - game.tokens.idempotencyMs)
}

/** A problem as the answer that is stored and sent. */
export function asAnswer(outcome: StoredAnswer | Problem, requestId: string): StoredAnswer {
  if (!(outcome instanceof Problem)) return outcome
  return { status: outcome.status, body: problemDetails(outcome, requestId) }
}

/** Sends what was answered, now or the first time. */
export function sendStored(
  response: HttpContext['response'],
  { status, body, replayed }: StoredAnswer & { replayed: boolean }
): unknown {
  if (replayed) response.header('x-idempotent-replayed', 'true')
  if (status >= 400) response.header('content-type', 'application/problem+json; charset=utf-8')
  response.status(status)
  return body
}

/** Takes the key, or takes it over when what it kept is a day old; no row means that it is somebody's. */
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
