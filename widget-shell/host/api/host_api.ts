import { createApi, setupListeners } from '@reduxjs/toolkit/query/react'
import type { HostApi, Http } from '@sidepick/card-kit'
import type { AppStore } from '../store/store'
import { createBaseQuery } from './base_query'

const KEEP_UNUSED_SECONDS = 300
const STALE_AFTER_SECONDS = 30

/** The tag of everything that a play changes; every query has it. */
const AFTER_PLAY = 'play'

function createQueryApi(http: Http) {
  return createApi({
    reducerPath: 'api',
    baseQuery: createBaseQuery(http),
    tagTypes: [AFTER_PLAY],
    keepUnusedDataFor: KEEP_UNUSED_SECONDS,
    refetchOnMountOrArgChange: STALE_AFTER_SECONDS,
    refetchOnFocus: false,
    refetchOnReconnect: true,
    endpoints: () => ({}),
  })
}

type QueryApi = ReturnType<typeof createQueryApi>

/** What a remote gets: its endpoints carry its id inside the host, and its own names outside. */
function facadeFor(remoteId: string, api: QueryApi): HostApi {
  const prefixed = (name: string) => `${remoteId}/${name}`
  return {
    injectEndpoints({ endpoints }) {
      let names: string[] = []
      const injected = api.injectEndpoints({
        overrideExisting: 'throw',
        endpoints: (build) => {
          const reading = {
            ...build,
            query: (definition: object) =>
              build.query({ providesTags: [AFTER_PLAY], ...definition } as never),
          }
          const own = endpoints(reading as never)
          names = Object.keys(own)
          return Object.fromEntries(names.map((name) => [prefixed(name), own[name]])) as never
        },
      })
      const known = injected.endpoints as Record<string, unknown>
      return {
        endpoints: Object.fromEntries(names.map((name) => [name, known[prefixed(name)]])) as never,
      }
    },
  }
}

export interface InstalledApi {
  facadeFor: (remoteId: string) => HostApi
  /** Refetches mounted queries after a play or a change of player. */
  refreshAll: () => void
  /** Clears all data of the player who left. */
  reset: () => void
}

/** Brings RTK Query into the running store. */
export function installApi(app: AppStore, http: Http): InstalledApi {
  const api = createQueryApi(http)
  app.addMiddleware(api.middleware)
  // Injecting dispatches once, without which the first query finds neither reducer nor middleware.
  app.injectReducer(api.reducerPath, api.reducer)
  setupListeners(app.store.dispatch)
  return {
    facadeFor: (remoteId) => facadeFor(remoteId, api),
    refreshAll: () => void app.store.dispatch(api.util.invalidateTags([AFTER_PLAY])),
    reset: () => void app.store.dispatch(api.util.resetApiState()),
  }
}
