import type { Http } from '@sidepick/card-kit'
import type { Profile } from '@sidepick/rules/types'
import type { Scene } from '../app/scene'
import { createSessionEvents } from '../session/session_events'
import type { Session } from '../session/session'
import { createStore } from '../store/store'
import { aBootstrap, aRemote, anEntry } from '../testing/fixtures'
import { watchLevel } from './watch_level'

const remote = aRemote({
  screens: [{ name: 'LevelUpModal', opensOn: 'level_up', priority: 'level_up' }],
})

const RULES = [0, 5, 25, 75].map((gamePlays, index) => ({
  id: `level${index + 1}`,
  gamePlays,
  prize: index === 2 ? '$25 gift card' : null,
}))

/** A player of whom the server has counted so many plays, and what it is asked. */
function rig(counted: number, answer: () => unknown = () => [...RULES, { id: 'streak_3' }]) {
  const app = createStore()
  const events = createSessionEvents()
  const asked: string[] = []
  let plays = counted
  const profile = () => ({ id: 'u1', gamePlaysSinceDemotion: plays }) as Profile
  const scene = {
    entry: anEntry([], { bootstrap: aBootstrap({ remotes: [remote] }) }),
    app,
    remotes: { entryOfScreen: () => null },
    hold: () => undefined,
    stands: () => false,
    askForMoreHeight: { current: () => undefined },
  } as unknown as Scene
  const session = {
    on: events.on,
    async readAgain() {
      asked.push('profile')
      events.emit('profile_read', { profile: profile() })
    },
  } as unknown as Session
  const http = (async (path: string) => {
    asked.push(path)
    return answer()
  }) as Http
  const heard = watchLevel(scene, session, http)
  return {
    asked,
    comeIn: () => events.emit('logged_in', { profile: profile(), method: null }),
    /** The server takes plays, of which it may count fewer than were sent. */
    async play(sent: number, countedOf = sent) {
      plays += countedOf
      await heard(sent)
    },
    open: () =>
      app.store
        .getState()
        .modals.map((modal) => (modal.kind === 'screen' ? [modal.name, modal.props] : null)),
  }
}

test('a play that leads into a league is told of, and asks the server but then', async () => {
  const { asked, comeIn, play, open } = rig(3)
  comeIn()
  await play(1)
  expect(open()).toEqual([])
  expect(asked).toEqual(['GET /v1/achievements'])
  await play(1)
  expect(open()).toEqual([['LevelUpModal', { level: 2, prize: null }]])
  expect(asked).toEqual(['GET /v1/achievements', 'profile'])
  await play(1)
  expect(open()).toHaveLength(1)
})

test('picks of before the sign-in may lead past a gate', async () => {
  const { comeIn, play, open } = rig(0)
  comeIn()
  await play(6)
  expect(open()).toEqual([['LevelUpModal', { level: 2, prize: null }]])
})

test('what can be won in the league is told along', async () => {
  const { comeIn, play, open } = rig(24)
  comeIn()
  await play(1)
  expect(open()).toEqual([['LevelUpModal', { level: 3, prize: '$25 gift card' }]])
})

test('plays that the server does not count lead nowhere', async () => {
  const { comeIn, play, open } = rig(4)
  comeIn()
  await play(1, 0)
  expect(open()).toEqual([])
  await play(1)
  expect(open()).toEqual([['LevelUpModal', { level: 2, prize: null }]])
})

test('behind the last gate nothing is asked', async () => {
  const { asked, comeIn, play, open } = rig(75)
  comeIn()
  await play(1)
  expect(open()).toEqual([])
  expect(asked).toEqual(['GET /v1/achievements'])
})

test('before it is known who plays, and without a play, nothing is asked', async () => {
  const { asked, comeIn, play } = rig(4)
  await play(1)
  comeIn()
  await play(0)
  expect(asked).toEqual([])
})

test('an answer that fails is asked for again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  let fails = true
  const { comeIn, play, open } = rig(3, () => {
    if (fails) throw new Error('offline')
    return RULES
  })
  comeIn()
  await play(1)
  expect(warn).toHaveBeenCalledTimes(1)
  fails = false
  await play(1)
  expect(open()).toEqual([['LevelUpModal', { level: 2, prize: null }]])
  warn.mockRestore()
})
