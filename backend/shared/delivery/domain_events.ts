import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * The data of each event, by its type. A module adds its own in its `events/` folder by extending this interface, so
 * that listeners need not import the emitting module.
 */
export interface DomainEvents {}

type EventType = keyof DomainEvents

type DomainEvent = { [Type in EventType]: { type: Type } & DomainEvents[Type] }[EventType]

type Subscriber<Type extends EventType> = (
  event: DomainEvents[Type],
  trx: TransactionClientContract
) => Promise<void>

/** By type. A provider may boot more than once, so each subscriber is kept once. */
const subscribers = new Map<EventType, Set<Subscriber<EventType>>>()

/** Providers register their modules' listeners in `boot`. */
export function subscribe<Type extends EventType>(type: Type, subscriber: Subscriber<Type>): void {
  const known = subscribers.get(type) ?? new Set()
  subscribers.set(type, known.add(subscriber as Subscriber<EventType>))
}

/**
 * Calls all listeners, one after the other, in the caller's transaction: what they write is committed or rolled back
 * with it, and a listener that throws aborts it. What leaves the database belongs in the outbox.
 */
export async function publish(event: DomainEvent, trx: TransactionClientContract): Promise<void> {
  for (const subscriber of subscribers.get(event.type) ?? []) await subscriber(event, trx)
}
