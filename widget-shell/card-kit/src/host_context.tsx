import { createContext, useContext, type ReactNode } from 'react'
import type { Card, Host } from './contract'

const HostContext = createContext<Host | null>(null)

/** Makes `host` readable through `useHost` below it. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/**
 * What the platform hands to this remote.
 *
 * @throws when no `HostProvider` stands above: cards get one from `provideHost`.
 */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) {
    throw new Error('useHost needs a HostProvider: return provideHost(host, cards) from register')
  }
  return host
}

/** Gives every card of a remote its host; what `register` returns. */
export function provideHost<Name extends string>(
  host: Host,
  cards: Record<Name, Card>
): Record<Name, Card> {
  const provided = Object.entries<Card>(cards).map(([name, Inner]) => {
    const Provided: Card = (props) => (
      <HostProvider host={host}>
        <Inner {...props} />
      </HostProvider>
    )
    Provided.displayName = name
    return [name, Provided]
  })
  return Object.fromEntries(provided)
}
