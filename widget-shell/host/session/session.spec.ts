/** @jest-environment node */
import { startServer, tokenRoutes } from '../testing/auth_server'
import { browser } from '../testing/tabs'

type Server = Awaited<ReturnType<typeof startServer>>

let server: Server
afterEach(() => server.stop())

async function platform(over: Parameters<typeof startServer>[0] = {}, expiresInSeconds?: number) {
  const tokens = tokenRoutes(expiresInSeconds)
  server = await startServer({
    'POST /auth/refresh': tokens.refresh,
    'GET /v1/profiles': tokens.profile,
    'POST /auth/logout': () => ({ status: 200, body: {} }),
    ...over,
  })
  return tokens
}

const signedIn = () => browser(server.baseUrl, { refresh_token: 'rt_0' })
const refreshes = () => server.count('POST /auth/refresh')

describe('taking a session up', () => {
  test('without a token the visitor is a stranger at once and nothing is asked', async () => {
    await platform()
    const { session, heard } = browser(server.baseUrl).tab()
    await session.start()
    expect(session.status()).toBe('logged_out')
    expect(server.asked).toEqual([])
    expect(heard).toEqual(['logged_out silently'])
  })

  test('with one it refreshes, reads the profile and says so', async () => {
    await platform()
    const { tab, storage } = signedIn()
    const { session, heard } = tab()
    await session.start()
    expect(session.status()).toBe('logged_in')
    expect(session.profile()?.id).toBe('u1')
    expect(storage.get('refresh_token')).toBe('rt_1')
    expect(heard).toEqual(['credentials ada@example.com', 'logged_in ada'])
  })

  test('the profile is asked for up to ten times, each wait half a second longer', async () => {
    await platform({ 'GET /v1/profiles': () => ({ status: 503 }) })
    const { tab, waits, storage } = signedIn()
    const { session, heard } = tab()
    await session.start()
    expect(server.count('GET /v1/profiles')).toBe(10)
    expect(waits).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500])
    expect(heard.at(-1)).toBe('logged_out silently')
    expect(storage.has('refresh_token')).toBe(true)
  })
})

describe('refreshing', () => {
  test('an access token is used until shortly before its end', async () => {
    await platform({}, 900)
    const { tab, pass } = signedIn()
    const { session } = tab()
    await session.start()
    pass(880_000)
    await expect(session.accessToken()).resolves.toBe('at_1')
    expect(refreshes()).toBe(1)
    pass(10_000)
    await expect(session.accessToken()).resolves.toBe('at_2')
    expect(refreshes()).toBe(2)
  })

  test('twelve calls at once refresh once', async () => {
    const tokens = await platform()
    const { session } = signedIn().tab()
    const got = await Promise.all(Array.from({ length: 12 }, () => session.accessToken()))
    expect(new Set(got)).toEqual(new Set(['at_1']))
    expect(tokens.issued()).toBe(1)
  })

  test('twelve tabs refresh one at a time and all stay signed in', async () => {
    await platform()
    const { tab, locks } = signedIn()
    const tabs = Array.from({ length: 12 }, () => tab())
    await Promise.all(tabs.map(({ session }) => session.start()))
    expect(tabs.map(({ session }) => session.status())).toEqual(Array(12).fill('logged_in'))
    expect(locks.most()).toBe(1)
  })

  test('without Web Locks a token that another tab rotated is replaced by its successor', async () => {
    await platform()
    const { tab, storage } = signedIn()
    const tabs = [tab({ withLocks: false }), tab({ withLocks: false })]
    const got = await Promise.all(tabs.map(({ session }) => session.accessToken()))
    expect(storage.get('refresh_token')).toBe('rt_2')
    expect(got.sort()).toEqual(['at_1', 'at_2'])
  })

  test.each([401, 403, 429])(
    'a refusal with %i ends the session after one attempt',
    async (status) => {
      await platform({ 'POST /auth/refresh': () => ({ status }) })
      const { tab, storage } = signedIn()
      const { session, heard } = tab()
      await session.start()
      expect(refreshes()).toBe(1)
      expect(storage.has('refresh_token')).toBe(false)
      expect(heard).toEqual(['logged_out aloud'])
      expect(server.count('GET /v1/profiles')).toBe(0)
    }
  )

  test('a token that another browser owns is left to it, and asked about once', async () => {
    const body = { code: 'E_REFRESH_ELSEWHERE', message: 'Session expired' }
    await platform({ 'POST /auth/refresh': () => ({ status: 401, body }) })
    const { tab, storage } = signedIn()
    const { session, heard } = tab()
    await session.start()
    expect(heard).toEqual(['logged_out silently'])
    expect(await session.accessToken()).toBeNull()
    expect(refreshes()).toBe(1)
    expect(storage.get('refresh_token')).toBe('rt_0')
  })

  test('a tab that has left a token to another browser follows the next sign-in', async () => {
    const body = { code: 'E_REFRESH_ELSEWHERE', message: 'Session expired' }
    const known = tokenRoutes()
    await platform({
      'POST /auth/refresh': (request) =>
        request.token === 'rt_0'
          ? { status: 401, body }
          : known.refresh({ ...request, token: request.token === 'rt_9' ? 'rt_0' : request.token }),
      'GET /v1/profiles': known.profile,
    })
    const { tab } = signedIn()
    const [here, there] = [tab(), tab()]
    await here.session.start()
    await there.session.start()
    await here.session.signInWith('rt_9', 'sign_in')
    await there.session.settled()
    expect(there.session.status()).toBe('logged_in')
  })

  test.each([[{ status: 503 }], [{ status: 400 }], ['hang_up' as const]])(
    'after %j it tries three times, waiting 500 and 1000 ms, then passes the error on and keeps the token',
    async (answer) => {
      await platform({ 'POST /auth/refresh': () => answer })
      const { tab, waits, storage } = signedIn()
      const { session } = tab()
      await expect(session.accessToken()).rejects.toMatchObject({
        status: answer === 'hang_up' ? 0 : answer.status,
      })
      expect(refreshes()).toBe(3)
      expect(waits).toEqual([500, 1000])
      expect(storage.get('refresh_token')).toBe('rt_0')
    }
  )

  test('a stumble that passes leaves no trace', async () => {
    const { refresh } = tokenRoutes()
    let calls = 0
    await platform({
      'POST /auth/refresh': (request) => (++calls < 3 ? { status: 500 } : refresh(request)),
    })
    const { session } = signedIn().tab()
    await expect(session.accessToken()).resolves.toBe('at_1')
  })
})
