/** @jest-environment node */
import { pass, startLiveServer, takeClock, until } from '../testing/live_server'
import { followLive, type FollowParts } from './follow_live'

/** Between what happens and what is done about it. */
const SOON_MS = 250
const MINUTE_MS = 60_000

let server: Awaited<ReturnType<typeof startLiveServer>>
let stops: (() => void)[] = []

beforeEach(async () => {
  takeClock()
  server = await startLiveServer()
})
afterEach(async () => {
  stops.forEach((stop) => stop())
  stops = []
  jest.useRealTimers()
  await server.stop()
})

/** One frame with a player in it. */
function frame(over: Partial<FollowParts> = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const seen = { refreshed: 0 }
  const stop = followLive({
    open: async (signal) => {
      const response = await fetch(`${server.baseUrl}/v1/notifications/stream`, { signal })
      if (!response.ok) throw new Error(String(response.status))
      return response.body!
    },
    counts: async () => (await fetch(`${server.baseUrl}/v1/notifications/count`)).json(),
    refresh: () => (seen.refreshed += 1),
    page: page as never,
    locks: null,
    frames: null,
    ...over,
  })
  stops.push(stop)
  return {
    stop,
    refreshed: () => seen.refreshed,
    look(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** Lets what was heard be done. */
async function soon(holds: () => boolean) {
  await until(() => {
    jest.advanceTimersByTime(SOON_MS)
    return holds()
  })
}

/** A frame whose stream is open, and which knows the counts. */
async function listening(over: Partial<FollowParts> = {}) {
  const one = frame(over)
  await until(() => server.open() === 1)
  await pass(SOON_MS)
  expect(server.state.asked).toBeGreaterThan(0)
  return one
}

test('what is said is read again, once for all of a moment and once however often it is said', async () => {
  const one = await listening()
  for (const id of ['a', 'a', 'b']) server.say(id)
  await soon(() => one.refreshed() === 1)
  server.say('a')
  server.beat()
  await pass(SOON_MS)
  expect(one.refreshed()).toBe(1)
  server.say('c')
  await soon(() => one.refreshed() === 2)
})

test('an event may arrive in pieces', async () => {
  const one = await listening()
  server.write('data: {"channel":"u","payl')
  server.write('oad":{"type":"n","id":"a"}}\n')
  server.write('\n')
  await soon(() => one.refreshed() === 1)
})

test('without a stream it asks once a minute, and reads again what differs', async () => {
  server.state.status = 503
  const one = frame()
  await soon(() => server.state.asked === 1)
  jest.advanceTimersByTime(MINUTE_MS)
  await soon(() => server.state.asked === 2)
  expect(one.refreshed()).toBe(0)
  server.state.unread = 1
  jest.advanceTimersByTime(MINUTE_MS)
  await soon(() => one.refreshed() === 1)
})

test('with a stream it asks every fifth minute alone', async () => {
  await listening()
  const { asked } = server.state
  for (let minutes = 0; minutes < 4; minutes += 1) {
    server.beat()
    await pass(0)
    await pass(MINUTE_MS)
  }
  expect(server.state.asked).toBe(asked)
  server.beat()
  await pass(0)
  await pass(MINUTE_MS)
  expect(server.state.asked).toBe(asked + 1)
})

test('a stream that ended is opened again, and makes up for what was said meanwhile', async () => {
  const one = await listening()
  server.end()
  await until(() => server.open() === 0)
  server.state.unread = 1
  await soon(() => server.open() === 1)
  await soon(() => one.refreshed() === 1)
})

test('a server that stays away is asked less and less', async () => {
  server.state.status = 503
  frame()
  await until(() => server.tokens.length === 1)
  await until(() => {
    jest.advanceTimersByTime(SOON_MS)
    return server.tokens.length === 6
  })
  const before = Date.now()
  await until(() => {
    jest.advanceTimersByTime(SOON_MS)
    return server.tokens.length === 7
  })
  expect(Date.now() - before).toBeGreaterThan(MINUTE_MS / 2 - SOON_MS)
})

test('a stream without a sign of life is left', async () => {
  await listening()
  jest.advanceTimersByTime(70_000)
  await until(() => server.open() === 0)
  await soon(() => server.open() === 1)
})

test('nobody listens while nobody looks, and what was missed is made up for', async () => {
  const one = await listening()
  one.look('hidden')
  await until(() => server.open() === 0)
  const { asked } = server.state
  server.state.unread = 1
  await pass(10 * MINUTE_MS)
  expect(server.state.asked).toBe(asked)
  one.look('visible')
  await until(() => server.open() === 1)
  await soon(() => one.refreshed() === 1)
})

test('who stopped hears and asks nothing more', async () => {
  const one = await listening()
  server.say('a')
  one.stop()
  await until(() => server.open() === 0)
  const { asked } = server.state
  await pass(10 * MINUTE_MS)
  expect([one.refreshed(), server.state.asked]).toEqual([0, asked])
})

describe('the frames of one browser', () => {
  /** Web Locks as the browser has them, for one name. */
  function oneLock() {
    let turn: Promise<unknown> = Promise.resolve()
    return {
      request: ((_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
        turn = turn.then(() => (signal.aborted ? undefined : run()))
        return turn
      }) as never,
    }
  }
  const channel = () => new BroadcastChannel('follow_live.spec') as never

  test('share a stream, and each reads what is said on it', async () => {
    const lock = oneLock()
    const one = await listening({ locks: lock, frames: channel() })
    const other = frame({ locks: lock, frames: channel() })
    server.say('a')
    await soon(() => one.refreshed() === 1 && other.refreshed() === 1)
    expect(server.tokens).toHaveLength(1)
    one.stop()
    await until(() => server.tokens.length === 2)
    await until(() => server.open() === 1)
    server.say('b')
    await soon(() => other.refreshed() === 2)
    expect(one.refreshed()).toBe(1)
  })

  test('have a stream each where the browser keeps them apart', async () => {
    const refusing = { request: (() => Promise.reject(new Error('SecurityError'))) as never }
    const one = await listening({ locks: refusing, frames: channel() })
    server.say('a')
    await soon(() => one.refreshed() === 1)
  })
})
