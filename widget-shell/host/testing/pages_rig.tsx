import { act } from '@testing-library/react'
import type { Screen } from '@sidepick/card-kit'
import type { BootstrapAnswer, PageData, ScreenEntry } from '@sidepick/rules/types'
import { createHostEvents } from '../bridge/host_events'
import { browserWaiting } from '../federation/remote_loader'
import { startPages } from '../pages/start_pages'
import { startServer, tokenRoutes } from './auth_server'
import { aModule, fakeLoader } from './fake_loader'
import { aBootstrap, aRemote } from './fixtures'
import { NO_PAGES } from './no_pages'

const screens: ScreenEntry[] = [
  { name: 'Auth', path: '/auth', login: false, opensOn: 'auth_requested' },
  { name: 'Reset', path: '/reset_password' },
  { name: 'Callback', path: '/auth/callback/:supplier' },
  { name: 'Profile', path: '/profile', login: true },
  { name: 'MyGames', path: '/my-games', login: true },
  { name: 'Activity', path: '/activity', login: true },
  { name: 'SignUpSuccess', opensOn: 'signed_up' },
  { name: 'Broken', path: '/broken' },
  { name: 'Terms', opensOn: 'terms_needed', priority: 'terms' },
]

/** The page that welcomes lies in a remote of its own. */
const welcome: ScreenEntry = {
  name: 'Thanks',
  path: '/profile/thanks',
  login: true,
  opensOn: 'signed_up',
  when: { place: 'page' },
}

const answer = { refreshToken: 'rt_0', method: 'sign_in' as const }

const Auth: Screen = ({ emit }) => (
  <>
    <h1>Welcome</h1>
    <button onClick={() => emit('signed_in', answer)}>Sign in</button>
    <button onClick={() => emit('signed_in', { ...answer, method: 'sign_up' })}>Sign up</button>
    <button onClick={() => emit('navigated', { to: '/reset_password?why=forgot' })}>Forgot</button>
  </>
)
const Reset: Screen = ({ query, place, emit }) => (
  <>
    <h1>New password</h1>
    <p>{JSON.stringify({ place, ...query })}</p>
    <button onClick={() => emit('screen_closed', {})}>Close</button>
    <button onClick={() => emit('signed_in', { ...answer, method: 'sign_up' })}>
      Sign up here
    </button>
    <button onClick={() => emit('navigated', { to: '/widget/w2?tab=won' })}>Another game</button>
    {NO_PAGES.map((to) => (
      <button key={to} onClick={() => emit('navigated', { to })}>
        {to}
      </button>
    ))}
  </>
)
const Callback: Screen = ({ params, props }) => (
  <>
    <h1>Back from {params.supplier}</h1>
    <p>{JSON.stringify(props)}</p>
  </>
)
const Profile: Screen = ({ viewer, props, emit }) => (
  <>
    <h1>{viewer.profile?.username}</h1>
    <p>{JSON.stringify(props)}</p>
    <button onClick={() => emit('log_out_requested', {})}>Log out</button>
    <button onClick={() => emit('log_out_requested', { notice: 'Your account is deleted.' })}>
      Leave for good
    </button>
  </>
)
const Thanks: Screen = ({ emit }) => (
  <>
    <h1>Thanks</h1>
    <button onClick={() => emit('screen_closed', {})}>Play on</button>
  </>
)
const SignUpSuccess: Screen = () => <h2>Sign Up Success</h2>
const Broken: Screen = () => {
  throw new Error('no wheels')
}
const Terms: Screen = () => <h2>Our terms</h2>

interface RigOptions {
  stored?: Record<string, string>
  routes?: Parameters<typeof startServer>[0]
  /** Of a payload's page. */
  prefix?: string
  /** Whether the code of the page that welcomes cannot be had. */
  welcomeLost?: boolean
  logoUrl?: string
  /** What the experience tells screens, by their names. */
  componentFlags?: BootstrapAnswer['config']['componentFlags']
  /** Whether live events are listened to. */
  live?: boolean
  themeFlags?: Partial<BootstrapAnswer['config']['themeFlags']>
  /** The page where strangers play. */
  home?: string
}

let stop = () => Promise.resolve()
export const stopPages = () => stop()

/** A whole page with fake screens, before a real server that knows one player. */
export async function openPage(
  path: string,
  {
    stored = {},
    routes = {},
    logoUrl,
    prefix = '',
    welcomeLost = false,
    componentFlags = {},
    themeFlags = {},
    live = false,
    home,
  }: RigOptions = {}
) {
  const tokens = tokenRoutes()
  const server = await startServer({
    'POST /auth/refresh': tokens.refresh,
    'POST /auth/logout': () => ({ status: 200, body: {} }),
    'GET /v1/profiles': tokens.profile,
    ...routes,
  })
  window.history.pushState(null, '', prefix + path)
  document.title = ''
  document.body.innerHTML = '<div id="vs-root"></div>'
  const values = new Map(Object.entries(stored))
  const tabs = new EventTarget()
  const sent: unknown[] = []
  const left: string[] = []
  const events = createHostEvents()
  const remote = aRemote({ id: 'auth', cards: [], screens, critical: false })
  const account = aRemote({ id: 'account', cards: [], screens: [welcome], critical: false })
  const { widget, ...bootstrap } = aBootstrap({ remotes: [account, remote] })
  const entry: PageData = {
    bootstrap: {
      ...bootstrap,
      brand: { ...bootstrap.brand, ...(logoUrl !== undefined && { logoUrl }) },
      config: {
        ...bootstrap.config,
        componentFlags,
        themeFlags: { ...bootstrap.config.themeFlags, ...themeFlags },
      },
      widget: prefix ? widget : null,
    },
    locale: 'en-us',
    language: 'en-us',
    init: {},
    host: 'news.example.com',
    appVersion: '0.1.0',
    ...(home !== undefined && { home }),
  }
  let end = () => undefined as void
  await act(async () => {
    end = startPages({
      entry,
      root: document.getElementById('vs-root') as HTMLElement,
      values: {
        get: (key) => values.get(key) ?? null,
        set: (key, value) => void values.set(key, value),
        remove: (key) => void values.delete(key),
      },
      window: {
        addEventListener: tabs.addEventListener.bind(tabs),
        removeEventListener: tabs.removeEventListener.bind(tabs),
        navigator: {},
      } as never,
      origin: { baseUrl: server.baseUrl, referrer: '' },
      loadApi: () => import('../api/host_api'),
      loadLive: () => (live ? import('../live/follow_live') : new Promise(() => undefined)),
      loadAnalytics: () => new Promise(() => undefined),
      whenIdle: () => undefined,
      bridge: {
        events,
        handshake: () => Promise.resolve(null),
        greeted: new Promise(() => {}),
        send: (...message) => sent.push(message),
        close: () => undefined,
      },
      loader: fakeLoader({
        auth: aModule({}, '1.1', {
          Auth,
          Reset,
          Callback,
          Profile,
          SignUpSuccess,
          Broken,
          Terms,
        }),
        account: welcomeLost ? new Error('gone') : aModule({}, '1.1', { Thanks }),
      }).loader,
      waiting: browserWaiting,
      assign: (href) => left.push(href),
    })
  })
  stop = async () => {
    act(end)
    await server.stop()
  }
  return { server, values, sent, left, events, tabs }
}
