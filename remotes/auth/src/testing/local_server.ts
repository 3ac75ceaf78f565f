import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttp, type Http } from '@sidepick/card-kit'
import type { AuthResponse } from '@sidepick/rules/types'

interface Received {
  path: string
  body: Record<string, unknown>
}

interface Reply {
  status: number
  body: unknown
  /** Held back until this is settled. */
  after?: Promise<unknown>
}

export const SESSION: AuthResponse = {
  accessToken: 'at_1',
  accessTokenExpiresIn: 900,
  refreshToken: 'rt_1',
  roles: ['player'],
  lastTosSigned: true,
  tosSignedAt: '2026-01-05T00:00:00.000Z',
  email: 'ana@example.com',
  payoutEmail: null,
}

/** An error answer as the platform sends it. */
export const problem = (
  status: number,
  code: string,
  errors: { message: string; field?: string; rule?: string }[]
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
  close: () => Promise<void>
}

const USUAL: Record<string, Reply> = {
  '/auth/signup': { status: 201, body: SESSION },
  '/auth/login': { status: 200, body: SESSION },
  '/v1/profiles/username_available': { status: 200, body: { available: true } },
}

export async function startServer(): Promise<LocalServer> {
  const received: Received[] = []
  const next = new Map<string, Reply>()
  const server = createServer(async (call, answer) => {
    let text = ''
    for await (const chunk of call) text += chunk
    const path = call.url ?? ''
    received.push({ path, body: JSON.parse(text) })
    const { status, body, after } = next.get(path) ?? USUAL[path] ?? { status: 404, body: {} }
    next.delete(path)
    await after
    answer.writeHead(status).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
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
    http: createHttp({ baseUrl: `http://127.0.0.1:${port}`, context, fetch: nodeFetch }),
    close: () => stop(server),
  }
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** jsdom has no fetch; this one does over Node's own client as much of it as the platform's calls read. */
const nodeFetch = ((url: string, { method, headers, body }: RequestInit) =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: headers as Record<string, string> },
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
    call.end(body)
  })) as unknown as typeof fetch
