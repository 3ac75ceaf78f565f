import { httpOver } from '@sidepick/card-kit/http_over'
import { webcrypto } from 'node:crypto'
import { TextEncoder as NodeTextEncoder } from 'node:util'
import { waitFor } from '@testing-library/react'
import { startSocial } from './start_social'

const ORIGIN = 'https://app.example'
const TOKEN = `rt_${'t'.repeat(43)}`

interface Given {
  blocked?: boolean
  framed?: boolean
  /** What the server has for the window that asks. */
  handoff?: string | null
  secure?: boolean
  /** What the flag of the page's domain says. */
  relays?: boolean
}

function rig({
  blocked = false,
  framed = true,
  handoff = null,
  secure = true,
  relays = false,
}: Given = {}) {
  const cryptography = secure
    ? webcrypto
    : { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }
  Object.defineProperty(globalThis, 'crypto', { value: cryptography, configurable: true })
  globalThis.TextEncoder = NodeTextEncoder as never
  const events = new EventTarget()
  const led: string[] = []
  const forms: unknown[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement
  ) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value])
    led.push(`${this.getAttribute('action')}?${new URLSearchParams(fields)}`)
    forms.push([this.method, this.target, this.isConnected])
  })
  const popup = { closed: false, close: jest.fn(), postMessage: jest.fn() }
  const left: string[] = []
  const opened: unknown[] = []
  const own = {
    document,
    location: {
      origin: ORIGIN,
      pathname: '/go/abc/widget/w1',
      assign: (url: string) => left.push(url),
    },
    parent: null as unknown,
    screenX: 100,
    screenY: 50,
    outerWidth: 1_000,
    outerHeight: 900,
    open(...args: unknown[]) {
      opened.push(args)
      return blocked ? null : popup
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  own.parent = framed ? { page: true } : own
  const sent: unknown[] = []
  const signedIn: unknown[] = []
  const asked: { address: string; headers: Record<string, string> }[] = []
  const gone: unknown[] = []
  const told: unknown[] = []
  const measures: unknown[] = []
  const scene = {
    measure: (measured: unknown) => void measures.push(measured),
    variants: { lock: 'long' },
    entry: {
      bootstrap: {
        limits: { signUpPointsMax: 5_000 },
        hostMode: { flags: { allowHostAuthRelay: relays } },
        allowedParentOrigins: ['*'],
      },
      locale: 'en-us',
      language: 'en-gb',
      host: 'paper.example',
      init: { refUId: 'r1' },
    },
    picks: {
      registered: { all: () => [] },
      played: { all: () => [{ points: 7_000, pickedAt: '2026' }] },
    },
    app: { store: { getState: () => ({ modals: [{}] }) } },
    emit: (...given: unknown[]) => told.push(given),
    goTo: (...given: unknown[]) => gone.push(given),
    signInWith: { current: (_: string, _ticked?: boolean) => undefined as void },
  }
  const stop = startSocial(scene as never, {
    session: { signInWith: async (...given) => void signedIn.push(given) },
    http: httpOver(async ({ url, headers = {} }) => {
      asked.push({ address: url, headers })
      return { refreshToken: handoff }
    }),
    bridge: { send: (...given: unknown[]) => void sent.push(given) },
    own: () => own as never,
  })
  const tell = (data: unknown, source: unknown, origin: string) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  const say = (data: unknown) => tell(data, popup, ORIGIN)
  const relay = (data: unknown, origin = 'https://paper.example') => tell(data, own.parent, origin)
  return {
    scene,
    popup,
    led,
    left,
    opened,
    sent,
    signedIn,
    asked,
    gone,
    told,
    measures,
    forms,
    say,
    relay,
    stop,
  }
}

const until = (list: unknown[], count = 1) => waitFor(() => expect(list).toHaveLength(count))
const queryOf = (address: string) => Object.fromEntries(new URL(address, ORIGIN).searchParams)

test('the popup opens in the click, 600 by 500 in the middle, and is led on to the provider', async () => {
  const { scene, opened, led, stop } = rig()
  scene.signInWith.current('google', true)
  expect(opened).toEqual([['', 'vs_social', 'popup,width=600,height=500,left=300,top=250']])
  await until(led)
  expect(new URL(led[0]!, ORIGIN).pathname).toBe('/auth/google')
  const { state, signedTerms, ...query } = queryOf(led[0]!)
  expect([state, signedTerms]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.any(String)])
  expect(query).toEqual({
    returnUrl: '/go/abc/widget/w1',
    language: 'en-gb',
    sourceDomain: 'paper.example',
    points: '5000',
    distributorId: 'default',
    referrerId: 'r1',
    amplitudeExperimentVariant: 'lock:long',
  })
  stop()
})

test('the popup is led on by a form that this page posts, and by no address', async () => {
  const { scene, led, forms, stop } = rig()
  scene.signInWith.current('google')
  await until(led)
  expect(forms).toEqual([['post', 'vs_social', true]])
  expect(document.querySelector('form')).toBeNull()
  stop()
})

test('what the popup says signs in, once, and closes it; a new account is measured', async () => {
  const { scene, led, say, signedIn, measures, popup } = rig()
  scene.signInWith.current('apple')
  await until(led)
  const { state } = queryOf(led[0]!)
  const message = { action: 'social_login', state, refreshToken: TOKEN, newAccount: true }
  say(message)
  say(message)
  expect(signedIn).toEqual([[TOKEN, 'social']])
  expect(measures).toEqual([{ name: 'sign_up', properties: { method: 'apple' } }])
  expect(popup.close).toHaveBeenCalled()
})

test('the page around may say it where its domain allows that, once', async () => {
  const { scene, led, relay, signedIn, measures, popup } = rig({ relays: true })
  scene.signInWith.current('apple')
  await until(led)
  const message = { action: 'social_login', state: queryOf(led[0]!).state, refreshToken: TOKEN }
  relay(message, 'https://evil.example')
  relay(message, 'null')
  expect(signedIn).toEqual([])
  relay(message, 'https://www.paper.example')
  relay(message)
  expect(signedIn).toEqual([[TOKEN, 'social']])
  expect(measures).toEqual([])
  expect(popup.close).toHaveBeenCalled()
})

test('no page may say it by default', async () => {
  const { scene, led, relay, signedIn, stop } = rig()
  scene.signInWith.current('apple')
  await until(led)
  relay({ action: 'social_login', state: queryOf(led[0]!).state, refreshToken: TOKEN })
  expect(signedIn).toEqual([])
  stop()
})

test('only the last popup counts', async () => {
  const { scene, led, say, signedIn, stop } = rig()
  scene.signInWith.current('google')
  await until(led)
  scene.signInWith.current('google')
  await until(led, 2)
  say({ action: 'social_login', state: queryOf(led[0]!).state, refreshToken: TOKEN })
  expect(signedIn).toEqual([])
  expect(queryOf(led[0]!).state).not.toBe(queryOf(led[1]!).state)
  stop()
})

test('a refusal opens the way in again, which says why', async () => {
  const { scene, led, say, gone, told } = rig()
  scene.signInWith.current('google')
  await until(led)
  say({ action: 'social_login_failed', error: 'email_missing' })
  expect(gone).toEqual([['/auth?error=email_missing', { replace: false, speaker: 'modal' }]])
  const properties = { provider: 'google', error: 'email_missing' }
  expect(told).toEqual([['analytics', { name: 'social_sign_in_failed', properties }]])
})

test.each([true, false])(
  'the server is asked too, by the secret of the state: closed %s',
  async (closed) => {
    const { scene, popup, led, asked, signedIn } = rig({ handoff: TOKEN })
    popup.closed = closed
    scene.signInWith.current('google')
    await waitFor(() => expect(signedIn).toHaveLength(1), { timeout: 3_000 })
    const [{ address, headers }] = asked as [(typeof asked)[0]]
    const { state } = queryOf(led[0]!)
    expect(address).toBe(`/auth/handoff/${state}`)
    const secret = headers.authorization!.replace('Bearer ', '')
    const hash = await webcrypto.subtle.digest('SHA-256', new NodeTextEncoder().encode(secret))
    expect(Buffer.from(hash).toString('base64url')).toBe(state)
    expect(signedIn).toEqual([[TOKEN, 'social']])
    expect(popup.close).toHaveBeenCalled()
  }
)

test('a blocked popup leads the publisher’s page to the provider, without a state', () => {
  const { scene, sent, left } = rig({ blocked: true })
  scene.signInWith.current('facebook')
  const [[action, { link }]] = sent as [[string, { link: string }]]
  expect(action).toBe('vs_change_parent_link')
  expect(link.startsWith(`${ORIGIN}/auth/facebook?`)).toBe(true)
  expect(queryOf(link).state).toBeUndefined()
  expect(left).toEqual([])
})

test('on a page of our own it leads that page', () => {
  const { scene, sent, left } = rig({ blocked: true, framed: false })
  scene.signInWith.current('facebook')
  expect(left[0]!.startsWith(`${ORIGIN}/auth/facebook?`)).toBe(true)
  expect(sent).toEqual([])
})
