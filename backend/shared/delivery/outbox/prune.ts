import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'

const DAY_MS = 24 * 60 * 60 * 1_000

/** A delivered key is remembered this long, so that asking again for what happened changes nothing. */
const DELIVERED_KEPT_MS = 30 * DAY_MS

/** Somebody may look at what was given up, and send it again, for this long. */
const DEAD_KEPT_MS = 90 * DAY_MS

export async function pruneOutbox(): Promise<void> {
  await prune('delivered', clock.nowMs() - DELIVERED_KEPT_MS)
  await prune('dead', clock.nowMs() - DEAD_KEPT_MS)
}

function prune(state: 'delivered' | 'dead', closedBeforeMs: number): Promise<void> {
  const closed = { table: 'outbox', key: 'id', column: 'closed_at', and: ` and state = '${state}'` }
  return pruneOlder(closed, closedBeforeMs)
}
