/** @jest-environment node */
import { CREDENTIALS, startServer, tokenRoutes } from '../testing/auth_server'
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

describe('signing in and out', () => {
  test('signing in exchanges the token at once, by which the session belongs to this browser', async () => {
    await platform()
    const { tab, storage } = browser(server.baseUrl)
    const { session } = tab()
    await session.signInWith('rt_0', 'sign_up')
    expect(session.status()).toBe('logged_in')
    expect(storage.get('refresh_token')).toBe('rt_1')
    expect(refreshes()).toBe(1)
  })

  test('says after each sign-in and each refresh what the terms and roles are', async () => {
    await platform()
    const { session } = browser(server.baseUrl).tab()
    const told: unknown[] = []
    session.on('credentials', (credentials) => told.push(credentials))
    await session.signInWith('rt_0', 'sign_up')
    await session.renewAfterRefusal()
    expect(told).toEqual([CREDENTIALS, CREDENTIALS])
  })

  test('a session that another page opened is taken up by its refresh token alone', async () => {
    await platform()
    const { tab, storage } = browser(server.baseUrl)
    const { session, heard } = tab()
    await session.signInWith('rt_0', 'social')
    expect(storage.get('refresh_token')).toBe('rt_1')
    expect(heard).toEqual(['credentials ada@example.com', 'logged_in ada'])
  })

  test('a sign-in elsewhere that failed logs out', async () => {
    await platform()
    const { tab, storage } = signedIn()
    const { session, heard } = tab()
    await session.start()
    session.failSignIn()
    expect(session.status()).toBe('logged_out')
    expect(storage.has('refresh_token')).toBe(false)
    expect(heard.at(-1)).toBe('logged_out aloud')
  })

  test('what is new of the profile is read again, without a word of a sign-in', async () => {
    let reads = 0
    const { profile } = tokenRoutes()
    await platform({
      'GET /v1/profiles': (request) => {
        reads += 1
        return profile(request)
      },
    })
    const { session, heard } = signedIn().tab()
    await session.readAgain()
    expect(reads).toBe(0)
    await session.start()
    const read: string[] = []
    session.on('profile_read', (data) => read.push(data.profile.username))
    await session.readAgain()
    expect(read).toEqual(['ada'])
    expect(heard.filter((it) => it.startsWith('logged_in'))).toHaveLength(1)
  })

  test('the other tabs follow in and out', async () => {
    await platform()
    const { tab, storage } = browser(server.baseUrl)
    const [here, there] = [tab(), tab()]
    await here.session.signInWith('rt_0', 'sign_up')
    await there.session.settled()
    expect(there.session.status()).toBe('logged_in')
    await here.session.logOut()
    expect(there.session.status()).toBe('logged_out')
    expect(there.heard.at(-1)).toBe('logged_out aloud')
    await expect(there.session.accessToken()).resolves.toBeNull()
    expect(storage.has('refresh_token')).toBe(false)
  })

  test('logging out tells the server with the refresh token and holds whatever it answers', async () => {
    const sent: (string | null)[] = []
    await platform({
      'POST /auth/logout': ({ token }) => {
        sent.push(token)
        return { status: 500 }
      },
    })
    const { tab, storage } = signedIn()
    const { session, heard } = tab()
    await session.start()
    await session.logOut()
    expect(sent).toEqual(['rt_1'])
    expect(storage.has('refresh_token')).toBe(false)
    expect(heard.at(-1)).toBe('logged_out unheard')
  })

  test('a refresh under way does not bring back a session that ended meanwhile', async () => {
    const { refresh } = tokenRoutes()
    let storage: Map<string, string> | undefined
    await platform({
      'POST /auth/refresh': (request) => {
        storage?.delete('refresh_token')
        return refresh(request)
      },
    })
    const one = signedIn()
    storage = one.storage
    const { session } = one.tab()
    await expect(session.accessToken()).resolves.toBeNull()
    expect(storage.has('refresh_token')).toBe(false)
  })

  describe('as another player, while the one before is still being taken up,', () => {
    const renewed = {
      status: 200,
      body: {
        ...{ accessToken: 'at_new', accessTokenExpiresIn: 900, refreshToken: 'rt_newer' },
        ...CREDENTIALS,
        payoutEmail: null,
      },
    }
    const profileOf = (token: string | null) => {
      const username = token === 'at_new' ? 'grace' : 'ada'
      return { status: 200, body: { id: username, username, ...CREDENTIALS } }
    }

    test('keeps the tokens of the other', async () => {
      const { refresh } = tokenRoutes()
      let signIn = () => undefined as void
      await platform({
        'POST /auth/refresh'(request) {
          if (request.token === 'rt_new') return renewed
          signIn()
          return refresh(request)
        },
        'GET /v1/profiles': ({ token }) => profileOf(token),
      })
      const { tab, storage } = signedIn()
      const { session } = tab()
      signIn = () => void session.signInWith('rt_new', 'sign_up')
      await session.start()
      await session.settled()
      expect(storage.get('refresh_token')).toBe('rt_newer')
      expect(session.profile()?.username).toBe('grace')
    })

    test('shows the other, whatever arrives late', async () => {
      let release = () => undefined as void
      const late = new Promise<void>((resolve) => (release = resolve))
      let asked = () => undefined as void
      const isAsked = new Promise<void>((resolve) => (asked = resolve))
      const { refresh } = tokenRoutes()
      await platform({
        'POST /auth/refresh': (request) =>
          request.token === 'rt_new' ? renewed : refresh(request),
        async 'GET /v1/profiles'({ token }) {
          if (token !== 'at_new') {
            asked()
            await late
          }
          return profileOf(token)
        },
      })
      const { session, heard } = signedIn().tab()
      const first = session.start()
      await isAsked
      await session.signInWith('rt_new', 'sign_up')
      release()
      await first
      expect(session.profile()?.username).toBe('grace')
      expect(heard.filter((one) => one.startsWith('logged_in'))).toEqual(['logged_in grace'])
    })
  })
})
