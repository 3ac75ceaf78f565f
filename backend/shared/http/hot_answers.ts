import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { game } from '#config/game'
import type { RateLimit } from '#shared/http/throttle'

/** Most cached answers; the longest takes some twenty kilobytes. */
const MAX_ANSWERS = 1_000

/** Longest key: a longer request is answered and not cached. */
const MAX_KEY_LENGTH = 1_024

/** A whole answer to a stranger, ready to be sent. */
export interface HotAnswer {
  headers: OutgoingHttpHeaders
  /** A short body as text is written together with the headers; a long one is cheaper as bytes. */
  body: string | Buffer
  /** With it, a client with this version gets 304 instead of the body. */
  etag?: string
  /** The rate limit of such requests. */
  limit: RateLimit
}

const kept = new LRUCache<string, HotAnswer>({
  max: MAX_ANSWERS,
  ttl: game.cacheMs.hotAnswer,
  // Reads the clock each time; a cached time would be late.
  ttlResolution: 0,
  perf: { now: () => Date.now() },
})

/**
 * Everything that the answer depends on; null for a request that is not a stranger's read, or that gets CORS headers.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined || headers.origin !== undefined) {
    return null
  }
  const { 'x-app-domain': domain = '', 'x-app-path': path = '' } = headers
  // Joined by line breaks, which no header contains, so that different requests have different keys.
  return [url, domain, path].join('\n')
}

export function findHotAnswer(request: IncomingMessage): HotAnswer | undefined {
  const key = keyOf(request)
  return key === null ? undefined : kept.get(key)
}

/** Answers this request, and caches `later` for equal requests of strangers. */
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

/** Whether the client has this version; a cache in between may have weakened the ETag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
