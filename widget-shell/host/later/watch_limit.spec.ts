import type { Visit } from '../app/visit'
import { createStore } from '../store/store'
import { loggedIn, registeredHere } from '../store/session_slice'
import { aBootstrap, anEntry, aRemote } from '../testing/fixtures'
import { watchLimit } from './watch_limit'

const remote = aRemote({
  screens: [
    { name: 'SignUpModal', opensOn: 'auth_requested', when: { variant: 'almostThereRegister' } },
  ],
})

/** A visit that began at a game, and what is asked in it; the limit is six games. */
function rig(playedBefore: number) {
  const app = createStore()
  const listeners = new Set<() => void>()
  let state = { gameIndex: 0, phase: 'question' }
  let played = playedBefore
  const visit = {
    entry: anEntry([], { bootstrap: aBootstrap({ remotes: [remote] }) }),
    app,
    engine: {
      state: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    picks: { played: { all: () => Array.from({ length: played }) } },
    remotes: { entryOfScreen: () => null },
    hold: () => undefined,
    stands: () => false,
    askForMoreHeight: { current: () => undefined },
  } as unknown as Visit
  watchLimit(visit)
  const move = (to: Partial<typeof state>) => {
    state = { ...state, ...to }
    for (const listener of listeners) listener()
  }
  return {
    app,
    see: () => move({ phase: 'result' }),
    end: () => move({ gameIndex: state.gameIndex + 1, phase: 'ended' }),
    goOn: () => move({ gameIndex: state.gameIndex + 1, phase: 'passive' }),
    finish() {
      played += 1
      move({ phase: 'result' })
      move({ gameIndex: state.gameIndex + 1, phase: 'passive' })
    },
    asked: () => app.store.getState().modals,
  }
}

test('asks after the sixth game, with the next one in sight, and once', () => {
  const { finish, asked } = rig(0)
  for (let game = 1; game <= 5; game += 1) finish()
  expect(asked()).toEqual([])
  finish()
  expect(asked()).toMatchObject([
    { name: 'SignUpModal', props: { variant: 'almostThereRegister' } },
  ])
  finish()
  expect(asked()).toHaveLength(1)
})

test('counts the games of earlier visits, and asks nobody who has not finished one in this', () => {
  const { see, goOn, asked } = rig(6)
  see()
  expect(asked()).toEqual([])
  goOn()
  expect(asked()).toHaveLength(1)
})

test('leaves the end of the list to its own prompt', () => {
  const { end, asked } = rig(9)
  end()
  expect(asked()).toEqual([])
})

test.each([
  ['a player', loggedIn({ id: 'u1' } as never)],
  ['whoever has left an e-mail', registeredHere()],
])('asks not %s', (_who, action) => {
  const { app, finish, asked } = rig(9)
  app.store.dispatch(action as never)
  finish()
  expect(asked()).toEqual([])
})
