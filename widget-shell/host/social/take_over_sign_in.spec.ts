import { httpOver } from '@sidepick/card-kit/http_over'
import { createHandBack } from '../pages/hand_back'
import { createHandover } from './handover'
import { takeOverSignIn } from './take_over_sign_in'

const ORIGIN = 'https://app.example'
const STATE = 's'.repeat(43)
const TOKEN = `rt_${'t'.repeat(43)}`

interface Page {
  path?: string
  opener?: 'listens' | 'is silent' | 'is closed' | null
  handoff?: Handoff | 'fails'
  /** The page was loaded before, and what came of the session since. */
  again?: 'logged_in' | 'logged_out'
}

interface Handoff {
  refreshToken: string | null
  newAccount: boolean
  returnUrl: string | null
  waiting: boolean
  site: string | null
}

async function onPage({
  path = `/auth/callback/google?state=${STATE}`,
  opener = null,
  handoff,
  again,
}: Page) {
  jest.useFakeTimers()
  const events = new EventTarget()
  const own = {
    location: new URL(path, ORIGIN),
    opener: null as unknown,
    close: jest.fn(),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const told: unknown[] = []
  if (opener) {
    own.opener = {
      closed: opener === 'is closed',
      postMessage(message: unknown, origin: string) {
        told.push([message, origin])
        if (opener !== 'listens') return
        const data = { action: 'social_login_heard' }
        const source = own.opener as Window
        events.dispatchEvent(Object.assign(new Event('message'), { data, source, origin: ORIGIN }))
      },
    }
  }
  const asked: string[] = []
  const signedIn: unknown[] = []
  const waysBack: string[] = []
  const measures: unknown[] = []
  const handover = createHandover()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const page = { location: own.location, document: { referrer: '' } }
  const handBack = createHandBack(page as never, () => storage, null)
  if (again) handBack.expect({ state: STATE, site: 'paper.example' })
  const over = takeOverSignIn({
    http: httpOver(async ({ url }) => {
      asked.push(url)
      if (handoff === 'fails' || !handoff) throw new Error('503')
      return handoff
    }),
    session: {
      settled: async () => undefined,
      status: () => again ?? 'logged_out',
      signInWith: async (...given) => void signedIn.push(given),
    },
    measure: (measured) => void measures.push(measured),
    comeBackTo: (url) => void waysBack.push(url),
    handover,
    handBack,
    own: own as never,
  })
  await jest.advanceTimersByTimeAsync(4_000)
  await over
  jest.useRealTimers()
  return {
    told,
    asked,
    signedIn,
    waysBack,
    measures,
    state: handover.state(),
    closed: own.close.mock.calls.length,
    own,
    handBack,
  }
}

const ready = {
  refreshToken: TOKEN,
  newAccount: false,
  returnUrl: '/widget/w1',
  waiting: true,
  site: 'paper.example',
}
const nothing = {
  refreshToken: null,
  newAccount: false,
  returnUrl: null,
  waiting: true,
  site: null,
}
const spoken = { action: 'social_login', state: STATE, refreshToken: TOKEN, newAccount: false }

test('the session goes to the window that opened this one, to our origin alone, and this one goes', async () => {
  const page = await onPage({ opener: 'listens', handoff: ready })
  expect(page.asked).toEqual([`/auth/handoff/${STATE}`])
  expect(page.told).toEqual([[spoken, ORIGIN]])
  expect(page).toMatchObject({ signedIn: [], state: 'done', closed: 1 })
  expect(page.handBack.game()).toBeNull()
})

test.each(['is silent', 'is closed', null] as const)(
  'where the opener %s the player is signed in here, and goes back to where it began',
  async (opener) => {
    const page = await onPage({ opener, handoff: ready })
    expect(page.signedIn).toEqual([[TOKEN, 'social']])
    expect(page.waysBack).toEqual(['/widget/w1'])
    expect(page.handBack.game()).toEqual({ state: STATE, site: 'paper.example' })
    expect(page.closed).toBe(0)
    page.handBack.become('given')
    expect(page.own.close).toHaveBeenCalledTimes(1)
  }
)

test('a new account is measured once: by the window that is told, or else here', async () => {
  const made = { ...ready, newAccount: true }
  const told = await onPage({ opener: 'listens', handoff: made })
  expect(told).toMatchObject({ told: [[{ ...spoken, newAccount: true }, ORIGIN]], measures: [] })
  const alone = await onPage({ handoff: made })
  expect(alone.measures).toEqual([{ name: 'sign_up', properties: { method: 'google' } }])
  expect((await onPage({ handoff: ready })).measures).toEqual([])
})

test('where no window waits none is told or asked about', async () => {
  const page = await onPage({ opener: 'listens', handoff: { ...ready, waiting: false } })
  expect(page).toMatchObject({ told: [], signedIn: [[TOKEN, 'social']], closed: 0 })
  expect(page.handBack.game()).toBeNull()
})

test.each([
  ['logged_in', 'ask', 'working'],
  ['logged_out', 'none', 'failed'],
] as const)('loaded again while %s the question is "%s"', async (again, step, state) => {
  const page = await onPage({ again })
  expect(page).toMatchObject({ asked: [], state })
  expect(page.handBack.step()).toBe(step)
})

test.each([
  ['the hand-over is over', { opener: 'listens', handoff: nothing }],
  ['somebody opened the address again', { handoff: nothing }],
  ['the server does not answer', { handoff: 'fails' }],
  ['the address lacks its state', { path: '/auth/callback/google', handoff: 'fails' }],
] as [string, Page][])('it failed when %s', async (_, given) => {
  const page = await onPage(given)
  expect(page).toMatchObject({ signedIn: [], state: 'failed', told: [] })
})

test('a refusal is told to the opener, which knows what to show', async () => {
  const page = await onPage({ path: '/auth?error=access_denied', opener: 'listens' })
  const message = { action: 'social_login_failed', error: 'access_denied' }
  expect(page.told).toEqual([[message, ORIGIN]])
  expect(page).toMatchObject({ asked: [], closed: 1 })
})

test.each(['/auth', '/profile?state=x', '/auth/callback/myspace?state=x'])(
  'on %s there is nothing to take over',
  async (path) => {
    const page = await onPage({ path, opener: 'listens' })
    expect(page).toMatchObject({ asked: [], told: [], state: 'working', closed: 0 })
  }
)
