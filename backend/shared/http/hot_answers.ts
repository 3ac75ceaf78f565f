import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { game } from '#config/game'
import type { RateLimit } from '#shared/http/throttle'

/** Answers kept at most; the longest of them takes some twenty kilobytes. */
const MAX_ANSWERS = 1_000

/** Longest key: a question beyond it is answered, and forgotten. */
const MAX_KEY_LENGTH = 1_024

/** A whole answer to a stranger, ready to be sent. */
export interface HotAnswer {
  headers: OutgoingHttpHeaders
  /** A short body as text leaves with its headers in one write; a long one is cheaper as bytes. */
  body: string | Buffer
  /** With it, a client that already has this version gets 304 in place of the body. */
  etag?: string
  /** The limit that a call for it counts against. */
  limit: RateLimit
}

const kept = new LRUCache<string, HotAnswer>({
  max: MAX_ANSWERS,
  ttl: game.cacheMs.hotAnswer,
  // The clock is read each time: kept for a moment, it would be a moment late.
  ttlResolution: 0,
  perf: { now: () => Date.now() },
})

/** Everything that the answer depends on; null for a call that is not a stranger's read, or that CORS adds headers to. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) {
    return null
  }
  const { 'x-app-domain': domain = '', 'x-app-path': path = '' } = headers
  // No header holds a line break, so two calls that differ have two keys.
  return [url, domain, path].join('\n')
}

export function findHotAnswer(request: IncomingMessage): HotAnswer | undefined {
  const key = keyOf(request)
  return key === null ? undefined : kept.get(key)
}

/** Answers this call, and for a while every stranger's call like it with `later`. */
export function answerHot(
  { request, response }: HttpContext,
  answer: HotAnswer,
  later: HotAnswer = answer
): void {
  const key = keyOf(request.request)
  if (key !== null && key.length <= MAX_KEY_LENGTH) kept.set(key, later)
  const headers = { ...response.getHeaders(), ...answer.headers }
  sendAnswer(request.request, response.response, { ...answer, headers })
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body, etag }: HotAnswer
): void {
  if (etag !== undefined && names(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag }).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    ...(etag !== undefined && { etag }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

/** Whether the client already has this version; a cache in between may have weakened its tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
