import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { CallName, Http, HttpError } from '@sidepick/card-kit'

type Method = NonNullable<NonNullable<Parameters<Http>[1]>['method']>

/** `injectEndpoints` takes any text; a path it has to be. */
type Path = `/${string}`

type Request =
  | { call: CallName; input?: object }
  | Path
  | { url: Path; method?: string; body?: unknown; params?: Record<string, unknown> }

const MAX_RETRIES = 3

const isRefusal = ({ status }: HttpError) => status >= 400 && status < 500

/**
 * RTK Query's requests through the platform's HTTP client. A read is retried after a server or network failure, a write
 * never.
 */
export function createBaseQuery(http: Http, backoff?: (attempt: number) => Promise<void>) {
  const send = (request: Request, signal: AbortSignal) => {
    if (typeof request === 'object' && 'call' in request) {
      return http(request.call, { ...request.input, signal } as object)
    }
    const given = typeof request === 'string' ? { url: request } : request
    const { url, method = 'GET', body, params: query } = given
    return http(url, { method: method as Method, query, body, signal })
  }
  const call: BaseQueryFn<Request, unknown, HttpError> = async (request, { signal }) => {
    try {
      const data = await send(request, signal)
      // RTK Query takes undefined for "no answer"; an empty body is one.
      return { data: data ?? null }
    } catch (error) {
      return { error: error as HttpError }
    }
  }
  return retry(call, {
    retryCondition: (error, _request, { attempt, baseQueryApi }) =>
      baseQueryApi.type === 'query' && attempt <= MAX_RETRIES && !isRefusal(error as HttpError),
    ...(backoff && { backoff }),
  })
}
