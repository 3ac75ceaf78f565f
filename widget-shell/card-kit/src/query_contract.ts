import type { CallName } from './http_contract'

/** The result of a query hook, in the shape of RTK Query. */
export interface QueryState<Answer> {
  data?: Answer
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** A query of the host's API; draw only with the result of `useQuery`. */
export interface HostQuery<Arg, Answer> {
  useQuery: (
    arg: Arg,
    options?: {
      skip?: boolean
      pollingInterval?: number
      refetchOnMountOrArgChange?: boolean | number
    }
  ) => QueryState<Answer>
}

export interface EndpointBuilder {
  /**
   * `query` returns a call of the platform with its input, or of a service of a partner's own a path like
   * `/stars/7?limit=10`, alone or with its query, a method and a JSON body.
   */
  query: <Answer, Arg>(definition: {
    query: (
      arg: Arg
    ) =>
      | { call: CallName; input?: object }
      | string
      | { url: string; method?: string; params?: Record<string, unknown>; body?: unknown }
  }) => HostQuery<Arg, Answer>
}

/** The part of RTK Query's API object that remotes use; RTK Query itself is not in the first wave. */
export interface HostApi {
  /** Returns the endpoints under the remote's names; inside the host they have the remote's id as prefix. */
  injectEndpoints: <Endpoints extends Record<string, unknown>>(options: {
    endpoints: (build: EndpointBuilder) => Endpoints
    overrideExisting?: 'throw'
  }) => { endpoints: Endpoints }
}
