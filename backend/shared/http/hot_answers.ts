import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { LRUCache } from 'lru-cache'
import { headersOfAll } from '#config/app'
import { game } from '#config/game'
import { chooseEncoding, type Encoded, type Encoding } from '#shared/http/encodings'
import type { RateLimit } from '#shared/http/throttle'

/** Most cached answers, and most bytes of all their bodies. */
const MAX_ANSWERS = 1_000
const MAX_BYTES = 64 * 1024 * 1024

/** Longest key: a longer request is answered and not cached. */
const MAX_KEY_LENGTH = 4_096

const JSON_TYPE = 'application/json; charset=utf-8'

/** A whole answer to a stranger, ready to be sent. */
export interface HotAnswer {
  headers: OutgoingHttpHeaders
  /**
   * A short body as text is written together with the headers; a long one is cheaper as bytes. One that is kept
   * compressed is sent in an encoding that the client accepts.
   */
  body: string | Buffer | Encoded
  /** With it, a client with this version gets 304 instead of the body. */
  etag?: string
  /** The rate limit of such requests. */
  limit: RateLimit
}

const kept = new LRUCache<string, HotAnswer>({
  max: MAX_ANSWERS,
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => 1 + sizeOf(body),
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

/** A cached answer has all its headers, so that it is written at once. */
const defaults = Object.fromEntries(headersOfAll)

/** Answers this request, and caches `later` for equal requests of strangers. */
export function answerHot(
  { request, response }: HttpContext,
  answer: HotAnswer,
  later: HotAnswer = answer
): void {
  const key = keyOf(request.request)
  if (key !== null && key.length <= MAX_KEY_LENGTH) {
    kept.set(key, { ...later, headers: { ...defaults, ...later.headers } })
  }
  const headers = { ...response.getHeaders(), ...answer.headers }
  sendAnswer(request.request, response.response, { ...answer, headers })
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HotAnswer
): void {
  const { bytes, etag, headers, headersOfBody } = inEncodingFor(request, answer)
  if (etag !== undefined && names(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, headersOfBody)
  response.end(bytes)
}

interface ReadyAnswer {
  bytes: string | Buffer
  etag: string | undefined
  headers: OutgoingHttpHeaders
  headersOfBody: OutgoingHttpHeaders
}

/** Each answer in each encoding, which is put together once. */
const ready = new WeakMap<HotAnswer, Partial<Record<Encoding, ReadyAnswer>>>()

function inEncodingFor(request: IncomingMessage, answer: HotAnswer): ReadyAnswer {
  const encoding = isEncoded(answer.body)
    ? chooseEncoding(request.headers['accept-encoding'])
    : 'identity'
  const encodings = ready.get(answer) ?? {}
  ready.set(answer, encodings)
  return (encodings[encoding] ??= putTogether(answer, encoding))
}

/** Bytes of another encoding are another version, so the ETag names the encoding. */
function putTogether({ body, etag, headers }: HotAnswer, encoding: Encoding): ReadyAnswer {
  const bytes = isEncoded(body) ? body[encoding] : body
  const version = isEncoded(body) ? etag?.replace(/"$/, `-${encoding}"`) : etag
  const all = {
    'content-type': JSON_TYPE,
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(version !== undefined && { etag: version }),
  }
  const length = Buffer.byteLength(bytes)
  return { bytes, etag: version, headers: all, headersOfBody: { ...all, 'content-length': length } }
}

const isEncoded = (body: HotAnswer['body']): body is Encoded =>
  typeof body === 'object' && 'identity' in body

const sizeOf = (body: HotAnswer['body']): number =>
  isEncoded(body)
    ? Object.values(body).reduce((sum, bytes) => sum + bytes.length, 0)
    : Buffer.byteLength(body)

/** Whether the client has this version; a cache in between may have weakened the ETag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
