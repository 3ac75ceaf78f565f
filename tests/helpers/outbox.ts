import { outbox } from '#shared/delivery/outbox'

/** Delivers whatever waits in the outbox and is due. */
export async function drainOutbox(): Promise<void> {
  await outbox.drain()
}
