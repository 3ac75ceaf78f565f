/** @jest-environment node */
import type { Profile } from '@sidepick/rules/types'
import { createSessionEvents } from '../session/session_events'
import type { Session } from '../session/session'
import { pass, startLiveServer, takeClock, until } from '../testing/live_server'
import { watchLive } from './watch_live'

let server: Awaited<ReturnType<typeof startLiveServer>>
let stop = () => undefined as void

beforeEach(async () => {
  takeClock()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.assign(globalThis, { document: page })
  server = await startLiveServer()
})
afterEach(async () => {
  stop()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'document')
  await server.stop()
})

/** Somebody who may sign in, with access tokens that follow each other. */
function somebody() {
  const events = createSessionEvents()
  const calls = { loads: 0, refreshed: 0 }
  let token = 1
  const session = {
    on: events.on,
    accessToken: () => Promise.resolve(`at_${token}`),
    renewAfterRefusal() {
      token += 1
      return Promise.resolve(true)
    },
  } as unknown as Session
  const http = async (path: string) => (await fetch(server.baseUrl + path)).json() as never
  stop = watchLive(
    {
      session,
      http,
      baseUrl: server.baseUrl,
      locks: null,
      load() {
        calls.loads += 1
        return import('../live/follow_live')
      },
    },
    () => (calls.refreshed += 1)
  )
  return {
    calls,
    signIn: () => events.emit('logged_in', { profile: { id: 'u1' } as Profile, method: null }),
    logOut: () => events.emit('logged_out', { silent: false }),
  }
}

test('a stranger costs nothing', async () => {
  const { calls, logOut } = somebody()
  logOut()
  await pass(0)
  expect([calls.loads, server.tokens.length, server.state.asked]).toEqual([0, 0, 0])
})

test('a player hears what is new, by a token that stands in a header', async () => {
  const { calls, signIn } = somebody()
  signIn()
  await until(() => server.open() === 1)
  expect(server.tokens).toEqual(['Bearer at_1'])
  await pass(0)
  server.say('a')
  await pass(0)
  expect(calls.refreshed).toBe(1)
})

test('who logs out hears nothing more, also while the code for it is still on its way', async () => {
  const { signIn, logOut } = somebody()
  signIn()
  await until(() => server.open() === 1)
  logOut()
  await until(() => server.open() === 0)
  signIn()
  logOut()
  await pass(0)
  expect(server.tokens).toHaveLength(1)
})

test('a token that is refused is renewed for the next attempt', async () => {
  const { signIn } = somebody()
  server.state.status = 401
  signIn()
  await until(() => server.tokens.length === 1)
  server.state.status = 200
  await pass(0)
  await pass(2_000)
  expect(server.tokens).toEqual(['Bearer at_1', 'Bearer at_2'])
})
