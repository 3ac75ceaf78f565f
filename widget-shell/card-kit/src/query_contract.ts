/** What a query hook gives back; the shape of RTK Query. */
export interface QueryState<Answer> {
  data?: Answer
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** A query as the host carries it; draw only with what `useQuery` returns. */
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
  /** `query` returns a path like `/v1/leaderboards/7?limit=10`, or the path with its query, a method and a JSON body. */
  query: <Answer, Arg>(definition: {
    query: (
      arg: Arg
    ) => string | { url: string; method?: string; params?: Record<string, unknown>; body?: unknown }
  }) => HostQuery<Arg, Answer>
}

/** The part of RTK Query's API object that remotes build on; RTK Query itself stays out of the first wave. */
export interface HostApi {
  /** Answers with the endpoints under the names the remote gave; inside the host they carry the remote's id. */
  injectEndpoints: <Endpoints extends Record<string, unknown>>(options: {
    endpoints: (build: EndpointBuilder) => Endpoints
    overrideExisting?: 'throw'
  }) => { endpoints: Endpoints }
}
