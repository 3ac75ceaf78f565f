import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Deferred } from './deferred'
import type { Card, CardProps, Host, Screen, ScreenProps } from './contract'

const HostContext = createContext<Host | null>(null)

/** Makes `host` readable through `useHost` below it. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/**
 * The platform's API for this remote.
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

/** Whether a screen can be opened, so that no button leads to one that is switched off. */
export const useHasScreen = (name: string): boolean => useHost().hasScreen?.(name) ?? true

function provide<Props extends object>(
  host: Host,
  components: Record<string, ComponentType<Props>>
): Record<string, ComponentType<Props>> {
  const provided = Object.entries(components).map(([name, Inner]) => {
    const Provided: ComponentType<Props> = (props) => (
      <HostProvider host={host}>
        <Inner {...props} />
      </HostProvider>
    )
    const { preload } = Inner as Partial<Deferred<Props>>
    return [name, Object.assign(Provided, { displayName: name, ...(preload && { preload }) })]
  })
  return Object.fromEntries(provided)
}

/** Gives every card of a remote its host; what `register` returns. */
export const provideHost = <Name extends string>(host: Host, cards: Record<Name, Card>) =>
  provide<CardProps>(host, cards) as Record<Name, Card>

/** Gives every screen of a remote its host; what `screens` returns. */
export const provideScreens = <Name extends string>(host: Host, screens: Record<Name, Screen>) =>
  provide<ScreenProps>(host, screens) as Record<Name, Screen>
