import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Http } from '@sidepick/card-kit'
import { createHttp } from '../http'
import { assertDescribedAnswer, assertDescribedCall } from './described'
import { sendForm } from './send_form'

export interface Reply {
  status: number
  body: unknown
  /** Held back until this is settled. */
  after?: Promise<unknown>
}

/** The connection breaks off instead, once the call was received. */
export const BROKEN: Reply = { status: 0, body: null }

interface Received {
  method: string
  path: string
  body: Record<string, unknown>
  authorization: string | undefined
  idempotencyKey: string | undefined
}

/** An error answer as the platform sends it. */
export const problem = (
  status: number,
  code: string,
  errors: { message: string; field?: string; rule?: string }[] = []
) => ({
  status,
  body: { type: 'about:blank', status, code, message: errors[0]?.message ?? 'Refused', errors },
})

/** A server on this machine, and the platform's own way of calling it. */
export interface LocalServer {
  received: Received[]
  /** What the next call of this path gets; afterwards it gets the usual answer again. */
  replyOnce: (path: string, reply: Reply) => void
  http: Http
  /** Resolves once every call under way was answered and read, with whether there was one; by no clock that a test may stop. */
  settled: () => Promise<boolean>
  /** @throws what openapi.json does not describe, in calls and in answers */
  close: () => Promise<void>
}

/** Answers with `usual`, by method and path such as `GET /v1/profiles`; whatever is not among them is answered 404. */
export async function startServer(usual: Readonly<Record<string, Reply>>): Promise<LocalServer> {
  const received: Received[] = []
  const next = new Map<string, Reply>()
  const undescribed: unknown[] = []
  const hold = (claim: () => void) => {
    try {
      claim()
    } catch (error) {
      undescribed.push(error)
    }
  }
  const server = createServer(async (call, answer) => {
    let text = ''
    for await (const chunk of call) text += chunk
    const { url: path = '', method = '' } = call
    const body = bodyOf(call.headers, text)
    received.push({ method, path, body: body ?? {}, ...namedHeaders(call.headers) })
    hold(() => assertDescribedCall(method, path, body))
    const reply = next.get(path) ?? usual[`${method} ${path}`] ?? { status: 404, body: {} }
    next.delete(path)
    if (reply === BROKEN) return void call.socket.destroy()
    hold(() => assertDescribedAnswer(method, path, reply))
    await reply.after
    answer.writeHead(reply.status).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A test that fails does not come to its `close`, and Jest ends all the same.
  server.unref()
  const { port } = server.address() as AddressInfo
  const underWay = new Set<Promise<unknown>>()
  const watchedFetch: typeof fetch = async (...call) => {
    const answered = nodeFetch(...call)
    underWay.add(answered)
    try {
      return await answered
    } finally {
      underWay.delete(answered)
    }
  }
  const context = () => ({
    appVersion: '1',
    path: '/',
    referrer: '',
    domain: 'publisher.example',
    accessToken: null,
  })
  return {
    received,
    replyOnce: (path, reply) => void next.set(path, reply),
    http: createHttp({ baseUrl: `http://127.0.0.1:${port}`, context, fetch: watchedFetch }),
    settled: async () => {
      await nextTurn()
      const calls = [...underWay]
      await Promise.allSettled(calls)
      await nextTurn()
      return calls.length > 0
    },
    close: async () => {
      await stop(server)
      if (undescribed.length > 0) throw undescribed[0]
    },
  }
}

function namedHeaders({ authorization, ...others }: IncomingHttpHeaders) {
  const key = others['x-idempotency-key']
  return { authorization, idempotencyKey: Array.isArray(key) ? key[0] : key }
}

/** A form is kept as the text that came. */
function bodyOf(headers: IncomingHttpHeaders, text: string) {
  if (headers['content-type']?.startsWith('multipart/')) return { form: text }
  return text ? JSON.parse(text) : undefined
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** jsdom has no fetch; this one does over Node's own client as much of it as the platform's calls read. */
const nodeFetch = ((url: string, { method, headers, body, signal }: RequestInit) =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: headers as Record<string, string>, signal: signal ?? undefined },
      async (answer) => {
        let text = ''
        for await (const chunk of answer) text += chunk
        const status = answer.statusCode ?? 0
        resolve({
          status,
          ok: status < 400,
          statusText: answer.statusMessage,
          text: async () => text,
          json: async () => JSON.parse(text),
        })
      }
    )
    call.on('error', reject)
    if (body instanceof FormData) return void sendForm(call, body)
    // Node frames no body of a DELETE by itself.
    if (typeof body === 'string') call.setHeader('content-length', Buffer.byteLength(body))
    call.end(body)
  })) as unknown as typeof fetch
