import { outbox } from '#shared/outbox'

/** Delivers whatever waits in the outbox and is due. */
export async function drainOutbox(): Promise<void> {
  await outbox.drain()
}
