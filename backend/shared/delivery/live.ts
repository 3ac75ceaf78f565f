import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addToOutbox } from '#shared/delivery/outbox'

/** Announces something new to a player's open pages, which then read it as usual. */
export interface LiveEvent {
  userId: string
  type: string
  /** Id of what is new, so that a page recognises a repeated event. */
  id: string
}

export const LIVE_TOPIC = 'live'

/** Announces these after the commit, in one delivery. */
export async function queueLiveEvents(
  events: readonly LiveEvent[],
  trx: TransactionClientContract
): Promise<void> {
  const [first] = events
  if (!first) return
  await addToOutbox(
    { topic: LIVE_TOPIC, key: `live:${first.type}:${first.id}`, payload: events },
    trx
  )
}
