import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'
import { transact } from '#shared/database/transact'
import type { OpenTransaction } from '#shared/database/transaction'
import { RequestKey, type Answer, type StoredAnswer } from '#shared/http/request_key'
import { fieldProblem, type Problem } from '#shared/problem'

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

/** An answer, or a problem found before anything was written, which is stored as the answer too. */
type Outcome = StoredAnswer | Problem

/** Answers a request once per key, in one transaction. */
export function answerOnce(
  ctx: HttpContext,
  asked: Asked,
  act: (trx: TransactionClientContract) => Promise<Outcome>
): Promise<unknown> {
  return answer(ctx, asked, async (key, trx) => (await key.claim()) ?? key.keep(await act(trx)))
}

/** The same, for work whose reading is sent together with the key, which saves a round trip. */
export function answerOnceWith<Ground>(
  ctx: HttpContext,
  asked: Asked,
  {
    read,
    act,
  }: {
    /** What it finds is unused when the key is taken. */
    read: (trx: TransactionClientContract) => Promise<Ground>
    act: (ground: Ground, trx: TransactionClientContract) => Promise<Outcome>
  }
): Promise<unknown> {
  return answer(ctx, asked, async (key, trx) => {
    const claiming = key.claim()
    const reading = read(trx)
    reading.catch(() => undefined)
    return (await claiming) ?? key.keep(await act(await reading, trx))
  })
}

async function answer(
  { auth, request, response }: HttpContext,
  asked: Asked,
  work: (key: RequestKey, trx: OpenTransaction) => Promise<Answer>
): Promise<unknown> {
  const principal = asked.principal ?? auth.getUserOrFail().id
  const key = readIdempotencyKey(request.header('x-idempotency-key')) ?? asked.key ?? null
  const requestId = request.id() ?? ''
  const call = { ...asked, principal, method: request.method(), key, requestId }
  const { status, body, replayed } = await transact((trx) => work(new RequestKey(call, trx), trx))
  if (replayed) response.header('x-idempotent-replayed', 'true')
  if (status >= 400) response.header('content-type', 'application/problem+json; charset=utf-8')
  response.status(status)
  return body
}

/** Deletes expired keys. A new request with one of them would have replaced it anyway. */
export function pruneIdempotencyKeys(): Promise<void> {
  const key = 'principal, method, path, key'
  const keys = { table: 'idempotency_keys', key, column: 'created_at' }
  return pruneOlder(keys, clock.nowMs() - game.tokens.idempotencyMs)
}
