import type { HostAction } from './envelope'
import type { HostMessages } from './messages'

type Listener<Action extends HostAction> = (data: HostMessages[Action]) => void

export interface HostEvents {
  on: <Action extends HostAction>(action: Action, listener: Listener<Action>) => () => void
  emit: <Action extends HostAction>(action: Action, data: HostMessages[Action]) => void
}

/** The event bus for messages of the publisher's page; only listeners pass them on to the store. */
export function createHostEvents(): HostEvents {
  const listeners = new Map<HostAction, Set<Listener<never>>>()
  return {
    on(action, listener) {
      const known = listeners.get(action) ?? new Set()
      listeners.set(action, known)
      known.add(listener)
      return () => known.delete(listener)
    },
    emit(action, data) {
      for (const listener of listeners.get(action) ?? []) {
        ;(listener as Listener<typeof action>)(data)
      }
    },
  }
}
