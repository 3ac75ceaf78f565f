import type { Profile } from '@sidepick/rules/types'
import type { Scene } from '../app/scene'
import { createSessionEvents } from '../session/session_events'
import type { Session } from '../session/session'
import { createStore } from '../store/store'
import { modalClosed } from '../store/modals_slice'
import { aBootstrap, aRemote, anEntry } from '../testing/fixtures'
import { watchProfile } from './watch_profile'

const remote = aRemote({
  screens: [{ name: 'BirthDate', path: '/birth-date', opensOn: 'profile_incomplete' }],
})

function rig({ page = '', mayAsk = true } = {}) {
  const app = createStore()
  const events = createSessionEvents()
  let profile: Profile | null = null
  const scene = {
    entry: anEntry([], { bootstrap: aBootstrap({ remotes: [remote] }) }),
    app,
    remotes: { entryOfScreen: () => null },
    hold: () => undefined,
    stands: (name: string) => name === page,
    askForMoreHeight: { current: () => undefined },
  } as unknown as Scene
  watchProfile(scene, { on: events.on, profile: () => profile } as unknown as Session, () => mayAsk)
  const read = (profileIncomplete: boolean, id = 'u1') => {
    profile = { id, profileIncomplete } as Profile
    return { profile, method: null }
  }
  return {
    read,
    comeIn: (profileIncomplete: boolean, id?: string) =>
      events.emit('logged_in', read(profileIncomplete, id)),
    logOut() {
      profile = null
      events.emit('logged_out', { silent: false })
    },
    close: () => app.store.dispatch(modalClosed()),
    open: () => app.store.getState().modals.map((modal) => modal.kind === 'screen' && modal.name),
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a player whose profile lacks something is asked, once the terms could go ahead', () => {
  const { comeIn, open } = rig()
  comeIn(true)
  jest.advanceTimersByTime(2000)
  expect(open()).toEqual([])
  jest.advanceTimersByTime(500)
  expect(open()).toEqual(['BirthDate'])
})

test('once a visit, and another player again', () => {
  const { comeIn, close, logOut, open } = rig()
  comeIn(true)
  jest.advanceTimersByTime(2500)
  close()
  comeIn(true)
  jest.advanceTimersByTime(5000)
  expect(open()).toEqual([])
  logOut()
  comeIn(true, 'u2')
  jest.advanceTimersByTime(2500)
  expect(open()).toEqual(['BirthDate'])
})

test('nobody is asked whose profile is whole, or became so meanwhile, or who left', () => {
  const whole = rig()
  whole.comeIn(false)
  const completed = rig()
  completed.comeIn(true)
  completed.read(false)
  const gone = rig()
  gone.comeIn(true)
  gone.logOut()
  jest.advanceTimersByTime(5000)
  expect([whole, completed, gone].map(({ open }) => open())).toEqual([[], [], []])
})

test('the page that asks already is not asked over', () => {
  const { comeIn, open } = rig({ page: 'BirthDate' })
  comeIn(true)
  jest.advanceTimersByTime(5000)
  expect(open()).toEqual([])
})

test('nobody is asked where people work', () => {
  const { comeIn, open } = rig({ mayAsk: false })
  comeIn(true)
  jest.advanceTimersByTime(5000)
  expect(open()).toEqual([])
})
