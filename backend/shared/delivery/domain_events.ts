import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * What has happened, by its type. A module adds its own in its `events/` folder, by extending this interface; so whoever
 * listens knows what an event tells without importing the one who says it.
 */
export interface DomainEvents {}

type EventType = keyof DomainEvents

type DomainEvent = { [Type in EventType]: { type: Type } & DomainEvents[Type] }[EventType]

type Subscriber<Type extends EventType> = (
  event: DomainEvents[Type],
  trx: TransactionClientContract
) => Promise<void>

/** By type. A provider may boot more than once; its subscriber is one all the same. */
const subscribers = new Map<EventType, Set<Subscriber<EventType>>>()

/** Providers say in `boot` what their modules listen to. */
export function subscribe<Type extends EventType>(type: Type, subscriber: Subscriber<Type>): void {
  const known = subscribers.get(type) ?? new Set()
  subscribers.set(type, known.add(subscriber as Subscriber<EventType>))
}

/**
 * Tells everybody who listens, one after the other, in the transaction of what happened: what they write is kept with it
 * or lost with it, and the one who throws ends it. What leaves the database belongs into the outbox.
 */
export async function publish(event: DomainEvent, trx: TransactionClientContract): Promise<void> {
  for (const subscriber of subscribers.get(event.type) ?? []) await subscriber(event, trx)
}
