import { randomFillSync, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { clock } from '#shared/clock'

/** Where the count of a millisecond begins: low enough to leave it room, and not to be guessed. */
const FIRST_COUNT_BELOW = 2 ** 24

let latest = { msecs: 0, seq: 0 }

/**
 * A new public id: UUIDv7 (RFC 9562). Ids of one process sort by the order of their making, also within a millisecond,
 * so that lists which end their order with the id show what was made last first.
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

/** Asking for random bytes costs far more than the bytes: they are fetched for many ids at once, and used once. */
function nextRandom(): Uint8Array {
  if (taken === pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  taken += RANDOM_BYTES
  return pool.subarray(taken - RANDOM_BYTES, taken)
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether something from outside may be a record's id; compare it in lower case. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}
