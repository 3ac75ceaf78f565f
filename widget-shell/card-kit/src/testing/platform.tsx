import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { CallName, HostApi, Http, HttpError } from '@sidepick/card-kit'

/** A real RTK Query over the calls that the case answers: the `api` of a host, and the store around what is drawn. */
export function platformOver(http: Http) {
  const api = createApi({
    baseQuery: async ({ call, input }: { call: CallName; input?: object }) => {
      try {
        return { data: await http(call, input as object) }
      } catch (error) {
        return { error: error as HttpError }
      }
    },
    endpoints: () => ({}),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return {
    host: { http, api: async () => api as unknown as HostApi },
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  }
}
