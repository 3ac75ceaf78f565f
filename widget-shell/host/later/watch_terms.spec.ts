import { createStore } from '../store/store'
import { termsLearned } from '../store/session_slice'
import { aBootstrap, aRemote, anEntry } from '../testing/fixtures'
import type { Scene } from '../app/scene'
import { createSessionEvents } from '../session/session_events'
import type { Session } from '../session/session'
import { watchTerms } from './watch_terms'

const remote = aRemote({
  screens: [{ name: 'TermsOfService', opensOn: 'terms_needed', priority: 'terms' }],
})

function rig(componentFlags: Record<string, boolean> = {}) {
  const app = createStore()
  const events = createSessionEvents()
  let status = 'logged_in'
  const { config } = aBootstrap()
  const bootstrap = aBootstrap({ remotes: [remote], config: { ...config, componentFlags } })
  const scene = {
    entry: anEntry([], { bootstrap }),
    app,
    remotes: { entryOfScreen: () => null },
    stands: () => false,
    hold: () => undefined,
    askForMoreHeight: { current: () => undefined },
  } as unknown as Scene
  watchTerms(scene, { on: events.on, status: () => status } as unknown as Session)
  const credentials = (lastTosSigned: boolean, tosSignedAt: string | null = null) =>
    events.emit('credentials', { lastTosSigned, tosSignedAt, roles: [], email: 'a@example.com' })
  return {
    app,
    credentials,
    logOut() {
      status = 'logged_out'
      events.emit('logged_out', { silent: false })
    },
    open: () => app.store.getState().modals.map((modal) => modal.kind === 'screen' && modal.name),
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('terms that need accepting are asked for two seconds after the credentials', () => {
  const { credentials, open, app } = rig()
  credentials(false, '2025-01-01T00:00:00.000Z')
  expect(app.store.getState().session.tosSignedAt).toBe('2025-01-01T00:00:00.000Z')
  jest.advanceTimersByTime(1999)
  expect(open()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(open()).toEqual(['TermsOfService'])
})

test('each refresh that says so again asks once', () => {
  const { credentials, open } = rig()
  credentials(false)
  credentials(false)
  jest.advanceTimersByTime(2000)
  credentials(false)
  jest.advanceTimersByTime(2000)
  expect(open()).toEqual(['TermsOfService'])
})

test('current terms are not asked for', () => {
  const { credentials, open } = rig()
  credentials(true, '2026-01-01T00:00:00.000Z')
  jest.advanceTimersByTime(5000)
  expect(open()).toEqual([])
})

test('nobody is asked who accepted, or left, meanwhile', () => {
  const accepted = rig()
  accepted.credentials(false)
  accepted.app.store.dispatch(termsLearned('2026-06-01T00:00:00.000Z'))
  const left = rig()
  left.credentials(false)
  left.logOut()
  jest.advanceTimersByTime(5000)
  expect([accepted.open(), left.open()]).toEqual([[], []])
})

test('an experience that switches the screen off, as embedded search does, never asks', () => {
  const { credentials, open } = rig({ TermsOfService: false })
  credentials(false)
  jest.advanceTimersByTime(5000)
  expect(open()).toEqual([])
})
