import { useCallback, useEffect, useState } from 'react'
import type { Calls } from '@sidepick/rules/generated_wire'
import type { CallInput, CallName, EndpointBuilder, Host, HostApi, HostQuery } from './contract'
import { useHost } from './host_context'

/** A call that only reads. */
type Read = Extract<CallName, `GET ${string}`>

/** What a query is asked with: what its call takes, undefined where that is nothing. */
type Asked<Input> = keyof Input extends never ? undefined : Input

/** The queries of these calls, under the names that the remote gives them. */
export type EndpointsOf<Reads extends Record<string, Read>> = {
  [Name in keyof Reads]: HostQuery<Asked<CallInput<Reads[Name]>>, Calls[Reads[Name]]['answer']>
}

/** The loading state of a remote's endpoints, because the host's API loads after the first question. */
export type EndpointsState<Endpoints> =
  | { status: 'loading' }
  | { status: 'ready'; endpoints: Endpoints }
  | { status: 'failed'; retry: () => void }

/** By call and not by name, so that tables of one remote which name the same call share its answer. */
type Queries = Map<string, unknown>
const injectedInto = new WeakMap<HostApi, Queries>()

function queriesOf(api: HostApi, calls: readonly Read[]): Queries {
  const known = injectedInto.get(api) ?? new Map<string, unknown>()
  injectedInto.set(api, known)
  const missing = [...new Set(calls)].filter((call) => !known.has(call))
  if (missing.length === 0) return known
  const endpoints = (build: EndpointBuilder) =>
    Object.fromEntries(
      missing.map((call) => [call, build.query({ query: (input?: object) => ({ call, input }) })])
    )
  const made = api.injectEndpoints({ endpoints, overrideExisting: 'throw' }).endpoints
  for (const call of missing) known.set(call, made[call])
  return known
}

/**
 * Declares what a remote reads, as `{ balance: 'GET /v1/wallets/account-balance' }`. The queries are injected into the host's
 * API once per visit, when the first card asks.
 *
 * @returns a hook that gives the queries as soon as the host's API is there.
 */
export function defineEndpoints<const Reads extends Record<string, Read>>(
  reads: Reads
): () => EndpointsState<EndpointsOf<Reads>> {
  const injected = new WeakMap<Host, Promise<EndpointsOf<Reads>>>()
  const inject = (host: Host) => {
    const known = injected.get(host)
    if (known) return known
    const running = host.api().then((api) => {
      const queries = queriesOf(api, Object.values(reads))
      const named = Object.entries(reads).map(([name, call]) => [name, queries.get(call)])
      return Object.fromEntries(named) as EndpointsOf<Reads>
    })
    injected.set(host, running)
    running.catch(() => injected.delete(host))
    return running
  }

  return function useEndpoints() {
    const host = useHost()
    const [state, setState] = useState<EndpointsState<EndpointsOf<Reads>>>({ status: 'loading' })
    const [attempt, setAttempt] = useState(0)
    const retry = useCallback(() => {
      setState({ status: 'loading' })
      setAttempt((count) => count + 1)
    }, [])

    useEffect(() => {
      let wanted = true
      inject(host).then(
        (ready) => wanted && setState({ status: 'ready', endpoints: ready }),
        () => wanted && setState({ status: 'failed', retry })
      )
      return () => {
        wanted = false
      }
    }, [host, attempt, retry])

    return state
  }
}
