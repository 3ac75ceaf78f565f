import { clock } from '#shared/clock'
import { pruneOlder } from '#shared/database/prune'

const DAY_MS = 24 * 60 * 60 * 1_000

/** How long a delivered key is kept, so that a repeated request has no effect. */
const DELIVERED_KEPT_MS = 30 * DAY_MS

/** How long dead rows can be inspected and retried. */
const DEAD_KEPT_MS = 90 * DAY_MS

export async function pruneOutbox(): Promise<void> {
  await prune('delivered', clock.nowMs() - DELIVERED_KEPT_MS)
  await prune('dead', clock.nowMs() - DEAD_KEPT_MS)
}

function prune(state: 'delivered' | 'dead', closedBeforeMs: number): Promise<void> {
  const closed = { table: 'outbox', key: 'id', column: 'closed_at', and: ` and state = '${state}'` }
  return pruneOlder(closed, closedBeforeMs)
}
