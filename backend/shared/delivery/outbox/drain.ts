import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#shared/clock'
import { scrub } from '#shared/privacy/scrub'
import { handlers, Undeliverable } from '#shared/delivery/outbox/handlers'
import {
  claim,
  listDue,
  markDelivered,
  postpone,
  putAside,
  type StoredItem,
} from '#shared/delivery/outbox/store'

/** Rows per read, delivered in parallel. */
const BATCH = 20
const LANES = 4

/** Lease of a claimed row: longer than any handler takes. */
const LEASE_MS = 2 * 60 * 1_000

/** The first pause; it doubles after each attempt up to the longest. Twenty attempts take half a day. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60 * 1_000
const MAX_ATTEMPTS = 20

/** Delivers all due rows. Many processes may run it: each row is claimed by one. */
export async function drain(): Promise<void> {
  for (;;) {
    const due = await listDue(BATCH)
    if (due.length === 0) return
    const lane = async () => {
      for (let next = due.shift(); next; next = due.shift()) {
        const item = await claim(next.id, LEASE_MS)
        if (item) await deliver(item)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
}

async function deliver(item: StoredItem): Promise<void> {
  try {
    const handler = handlers.get(item.topic)
    if (!handler) throw new Error(`nobody handles ${item.topic}`)
    const payload = encryption.decrypt<never>(item.payload)
    if (payload === null) throw new Undeliverable('not encrypted with this APP_KEY')
    await handler(payload, { key: item.key })
  } catch (error) {
    return fail(item, error)
  }
  await markDelivered(item)
}

async function fail(item: StoredItem, error: unknown): Promise<void> {
  const reason = scrub(String(error)).slice(0, 500)
  const { id: outboxId, topic, attempts } = item
  if (error instanceof Undeliverable || attempts >= MAX_ATTEMPTS) {
    logger.error({ outboxId, topic, attempts, reason }, 'outbox: given up')
    return putAside(item, reason)
  }
  logger.warn({ outboxId, topic, attempts, reason }, 'outbox: to be tried again')
  await postpone(item, { dueAtMs: clock.nowMs() + pauseMs(attempts), reason })
}

function pauseMs(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}
