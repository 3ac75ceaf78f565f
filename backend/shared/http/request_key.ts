import { createHash } from 'node:crypto'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { isLockTimeout, run } from '#shared/database/dialect'
import type { Columns, Known } from '#shared/database/rows'
import type { OpenTransaction } from '#shared/database/transaction'
import { Problem, problemDetails } from '#shared/problem'

interface KeyedRequest {
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

export type Answer = StoredAnswer & { replayed: boolean }

const MATCHES = 'principal = ? and method = ? and path = ? and key = ?'

/**
 * The key of one request. Its row is written in the transaction of the work: a concurrent duplicate waits for it and
 * then gets the same answer.
 */
export class RequestKey {
  constructor(
    private readonly request: KeyedRequest,
    private readonly trx: OpenTransaction
  ) {}

  /**
   * Claims the key for this request. Returns the stored answer when the key is taken; null when the work is to be done.
   * Its first statement is sent at once.
   *
   * @throws Problem E_IDEMPOTENCY_MISMATCH for another body, E_IDEMPOTENCY_IN_FLIGHT when the first takes over 2 s
   */
  async claim(): Promise<Answer | null> {
    const { key, body } = this.request
    if (key === null) return null
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    return (await this.#insert(key, hash)) ? null : this.#replay(key, hash)
  }

  /** Stores what the work has answered, together with the commit. */
  keep(outcome: StoredAnswer | Problem): Answer {
    const { key, requestId } = this.request
    const { status, body } = asAnswer(outcome, requestId)
    if (key !== null) {
      const kept = run(
        this.trx,
        `update idempotency_keys set status = ?, response = ? where ${MATCHES}`,
        [status, JSON.stringify(body), ...this.#row(key)]
      )
      this.trx.closeWith(kept)
    }
    return { status, body, replayed: false }
  }

  /** Inserts the key, or replaces it when it is a day old. Returns whether it was free. */
  async #insert(key: string, hash: string): Promise<boolean> {
    const nowMs = clock.nowMs()
    try {
      const claimed = await run(
        this.trx,
        `insert into idempotency_keys (principal, method, path, key, body_hash, created_at)
         values (?, ?, ?, ?, ?, ?)
         on conflict (principal, method, path, key) do update
         set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, response = null
         where idempotency_keys.created_at < ?
         returning key`,
        [...this.#row(key), hash, nowMs, nowMs - game.tokens.idempotencyMs]
      )
      return claimed.length > 0
    } catch (error) {
      if (isLockTimeout(error)) throw new Problem('E_IDEMPOTENCY_IN_FLIGHT')
      throw error
    }
  }

  async #replay(key: string, hash: string): Promise<Answer> {
    type Kept = Known<Columns<'idempotency_keys', 'body_hash' | 'status' | 'response'>>
    const [row] = await run<Kept>(
      this.trx,
      `select body_hash, status, response from idempotency_keys where ${MATCHES}`,
      this.#row(key)
    )
    if (!row) throw new Problem('E_IDEMPOTENCY_IN_FLIGHT')
    if (row.body_hash !== hash) throw new Problem('E_IDEMPOTENCY_MISMATCH')
    return { status: row.status, body: JSON.parse(row.response), replayed: true }
  }

  #row(key: string): string[] {
    const { principal, method, path } = this.request
    return [principal, method, path, key]
  }
}

function asAnswer(outcome: StoredAnswer | Problem, requestId: string): StoredAnswer {
  if (!(outcome instanceof Problem)) return outcome
  return { status: outcome.status, body: problemDetails(outcome, requestId) }
}
