import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { drain } from '#shared/delivery/outbox/drain'
import { handlers, type OutboxHandler } from '#shared/delivery/outbox/handlers'
import { kickAfterCommit } from '#shared/delivery/outbox/kick'
import { insertItem } from '#shared/delivery/outbox/store'

export interface OutboxItem {
  /** Which handler it is for. */
  topic: string
  /** The effect's natural key, 1 to 200 characters: the same effect asked for twice happens once. */
  key: string
  /** JSON; kept encrypted until it is delivered, and then forgotten. */
  payload: unknown
}

/**
 * Writes down, in the transaction that causes it, what is to leave the database after the commit. Gives back false when
 * this key was there already, which then changes nothing.
 */
export async function addToOutbox(
  { topic, key, payload }: OutboxItem,
  trx: TransactionClientContract
): Promise<boolean> {
  const added = await insertItem({ topic, key, payload: encryption.encrypt(payload) }, trx)
  if (added) kickAfterCommit(trx)
  return added
}

export const outbox = {
  /**
   * Says who delivers what is written under a topic. A handler may be called again after a crash, with the same key, so
   * it does its work at most once per key as far as the other side allows. It throws to be asked again later, and an
   * `Undeliverable` when there is no use in that.
   */
  handle<Payload>(topic: string, handler: OutboxHandler<Payload>): void {
    handlers.set(topic, handler as OutboxHandler<never>)
  },
  drain,
}
