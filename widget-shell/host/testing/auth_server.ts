import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'hang_up'
type Handler = (request: {
  token: string | null
  body: unknown
  headers: IncomingMessage['headers']
  url: string | undefined
}) => Answer | Promise<Answer>

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : undefined
}

/** A real HTTP server whose answers a test writes, route by route; it counts what it was asked. */
export async function startServer(routes: Record<string, Handler>) {
  const asked: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const route = `${request.method} ${request.url?.split('?')[0]}`
    asked.push(route)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? null
    const body = await readBody(request)
    const made = (await routes[route]?.({
      ...{ token, body },
      headers: request.headers,
      url: request.url,
    })) ?? {
      status: 404,
    }
    if (made === 'hang_up') return void request.socket.destroy()
    response.writeHead(made.status, { 'content-type': 'application/json', ...made.headers })
    response.end(
      JSON.stringify(made.body ?? { code: `E_${made.status}`, message: `Status ${made.status}` })
    )
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A test that fails does not come to closing it, and Jest ends all the same.
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    count: (route: string) => asked.filter((one) => one === route).length,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const CREDENTIALS = {
  roles: ['player'],
  lastTosSigned: true,
  tosSignedAt: '2026-01-01T00:00:00.000Z',
  email: 'ada@example.com',
}

const PROFILE = { id: 'u1', username: 'ada', avatar: null, profileColor: 'ff0000' }

/** The platform's rules for tokens: each refresh token counts once, what follows it replaces it. */
export function tokenRoutes(expiresInSeconds = 900) {
  let issued = 0
  let current = 'rt_0'
  const answers = () => {
    issued += 1
    current = `rt_${issued}`
    return {
      accessToken: `at_${issued}`,
      accessTokenExpiresIn: expiresInSeconds,
      refreshToken: current,
      ...CREDENTIALS,
      payoutEmail: null,
    }
  }
  const refresh: Handler = ({ token }) =>
    token === current ? { status: 200, body: answers() } : { status: 401 }
  const profile: Handler = ({ token }) =>
    token?.startsWith('at_')
      ? { status: 200, body: { ...PROFILE, ...CREDENTIALS } }
      : { status: 401 }
  return { refresh, profile, issued: () => issued }
}
