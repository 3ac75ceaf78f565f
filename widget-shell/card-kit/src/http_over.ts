import type { Http, Sending } from './http_contract'

/** A request that was asked for by method and path, or by a path alone. */
export interface HttpRequest extends Sending {
  method: string
  /** With its parts filled in and its query. */
  url: string
  body?: unknown
}

interface Input extends Sending {
  method?: string
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** Adds to an address what is given; lists are joined by commas, and what is undefined or null is left out. */
export function withQuery<Url extends string>(
  url: Url,
  query: Readonly<Record<string, unknown>> = {}
): Url | `${Url}?${string}` {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${url}?${text}` : url
}

/** The request of `GET /v1/games/{id}`, or of a path without parts to fill in. */
export function requestOf(call: string, { params = {}, query, ...rest }: Input = {}): HttpRequest {
  if (call.startsWith('/')) {
    return { ...rest, method: rest.method ?? 'GET', url: withQuery(call, query) }
  }
  const [method = '', template = ''] = call.split(' ')
  const path = template.replace(/{(\w+)}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]))
  )
  return { ...rest, method, url: withQuery(path, query) }
}

/** The platform's calls over whatever sends a request and reads its answer. */
export const httpOver = (send: (request: HttpRequest) => Promise<unknown>): Http =>
  ((call: string, input?: Input) => send(requestOf(call, input))) as Http

/** The same calls through one that has to be found, or waited for, before each. */
export const httpFrom = (find: () => Promise<Http>): Http =>
  (async (...call: Parameters<Http>) => (await find())(...call)) as Http
