import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { addToOutbox } from '#shared/delivery/outbox'

/** Something new for a player, said to the pages they have open. What it is, pages ask for as they always do. */
export interface LiveEvent {
  userId: string
  type: string
  /** Of what is new: a page that hears of it again knows so. */
  id: string
}

export const LIVE_TOPIC = 'live'

/** Says these once the transaction is committed, all in one delivery. */
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
