export type OutboxHandler<Payload> = (payload: Payload, item: { key: string }) => Promise<void>

/** Who delivers what, by topic. */
export const handlers = new Map<string, OutboxHandler<never>>()

/** What no later attempt would change: the row is put aside with this reason. */
export class Undeliverable extends Error {
  name = 'Undeliverable'
}
