import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The two addresses that live events need, as a test wants them to answer. */
export async function startLiveServer() {
  const streams = new Set<ServerResponse>()
  const tokens: (string | undefined)[] = []
  const state = { status: 200, unread: 0, asked: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/v1/notifications/count') {
      state.asked += 1
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ count: state.unread, rewardsToClaim: 0 }))
    }
    tokens.push(request.headers.authorization)
    response.writeHead(state.status, { 'content-type': 'text/event-stream' })
    if (state.status !== 200) return response.end()
    response.write(':ok\n\n')
    streams.add(response)
    return response.once('close', () => streams.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A test that fails does not come to closing it, and Jest ends all the same.
  server.unref()
  const { port } = server.address() as AddressInfo
  const write = (text: string) => streams.forEach((stream) => stream.write(text))
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    state,
    /** Of every stream that was asked for, the refused ones too. */
    tokens,
    open: () => streams.size,
    say: (id: string) =>
      write(`data: ${JSON.stringify({ channel: 'u', payload: { type: 'n', id } })}\n\n`),
    beat: () => write('data: {"channel":"$$transmit/ping","payload":{}}\n\n'),
    write,
    end: () => streams.forEach((stream) => stream.end()),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Lets sockets and promises do their work, while the clock is the test's. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 20_000 && !holds(); turns += 1) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(holds()).toBe(true)
}

/** The clock is the test's from here on; sockets keep their own. */
export function takeClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] })
}

const A_MOMENT_MS = 250

/** Moves the clock, with time enough for a call that should not be made. */
export async function pass(durationMs: number): Promise<void> {
  jest.advanceTimersByTime(durationMs)
  for (let turns = 0; turns < 300; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    if (turns === 100) jest.advanceTimersByTime(A_MOMENT_MS)
  }
}
