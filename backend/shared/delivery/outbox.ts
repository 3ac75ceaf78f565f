import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { drain } from '#shared/delivery/outbox/drain'
import { handlers, type OutboxHandler } from '#shared/delivery/outbox/handlers'
import { kickAfterCommit } from '#shared/delivery/outbox/kick'
import { insertItem } from '#shared/delivery/outbox/store'

export interface OutboxItem {
  /** Which handler it is for. */
  topic: string
  /** The effect's natural key, 1 to 200 characters: requested twice, the effect happens once. */
  key: string
  /** JSON; encrypted until it is delivered, then deleted. */
  payload: unknown
}

/**
 * Queues an effect that leaves the database after the commit, in the transaction that causes it. Returns false when the
 * key exists; then nothing changes.
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
   * Registers the handler of a topic. A handler may be called again with the same key after a crash, so it must be
   * idempotent as far as the other side allows. It throws to be retried later, or throws `Undeliverable` when a retry
   * cannot succeed.
   */
  handle<Payload>(topic: string, handler: OutboxHandler<Payload>): void {
    handlers.set(topic, handler as OutboxHandler<never>)
  },
  drain,
}
