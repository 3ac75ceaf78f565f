export type OutboxHandler<Payload> = (payload: Payload, item: { key: string }) => Promise<void>

/** The handlers, by topic. */
export const handlers = new Map<string, OutboxHandler<never>>()

/** A failure that no retry can change: the row becomes dead with this reason. */
export class Undeliverable extends Error {
  name = 'Undeliverable'
}
