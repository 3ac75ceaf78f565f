import { randomFillSync, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { clock } from '#shared/clock'

/** Random start of the counter within a millisecond, low enough to leave room. */
const FIRST_COUNT_BELOW = 2 ** 24

let latest = { msecs: 0, seq: 0 }

/**
 * A new public id: UUIDv7 (RFC 9562). Ids of one process are in ascending order, also within a millisecond, so that
 * lists ordered by id show the newest first.
 */
export function newId(): string {
  const msecs = clock.nowMs()
  const seq = msecs === latest.msecs ? latest.seq + 1 : randomInt(FIRST_COUNT_BELOW)
  latest = { msecs, seq }
  return v7({ msecs, seq, random: nextRandom() })
}

const RANDOM_BYTES = 16
const pool = new Uint8Array(RANDOM_BYTES * 256)
let taken = pool.length

/** A call for random bytes is expensive, so one call serves many ids. */
function nextRandom(): Uint8Array {
  if (taken === pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  taken += RANDOM_BYTES
  return pool.subarray(taken - RANDOM_BYTES, taken)
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value from outside is a well-formed id; compare it in lower case. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}
