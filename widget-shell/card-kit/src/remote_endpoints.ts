import { useCallback, useEffect, useState } from 'react'
import type { EndpointBuilder, Host } from './contract'
import { useHost } from './host_context'

/** The loading state of a remote's endpoints, because the host's API loads after the first question. */
export type EndpointsState<Endpoints> =
  | { status: 'loading' }
  | { status: 'ready'; endpoints: Endpoints }
  | { status: 'failed'; retry: () => void }

/**
 * Declares the queries of a remote on the host's API. They are injected once per visit, when the first card asks.
 *
 * @returns a hook that gives the endpoints as soon as the host's API is there.
 */
export function defineEndpoints<Endpoints extends Record<string, unknown>>(
  endpoints: (build: EndpointBuilder) => Endpoints
): () => EndpointsState<Endpoints> {
  const injected = new WeakMap<Host, Promise<Endpoints>>()

  const inject = (host: Host) => {
    const known = injected.get(host)
    if (known) return known
    const running = host
      .api()
      .then((api) => api.injectEndpoints({ endpoints, overrideExisting: 'throw' }).endpoints)
    injected.set(host, running)
    running.catch(() => injected.delete(host))
    return running
  }

  return function useEndpoints() {
    const host = useHost()
    const [state, setState] = useState<EndpointsState<Endpoints>>({ status: 'loading' })
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
