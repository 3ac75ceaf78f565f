import { aBootstrap, aGame, anEntry } from '../testing/fixtures'
import type { Scene } from '../app/scene'
import { sharedNow, shareText, shareWords } from './share_text'

const game = aGame({ text: 'Tacos or burgers?', sideA: 'Tacos', sideB: 'Burgers' })
const outcome = { correct: true as boolean | null }

/** As much of a scene as a link is made of. */
function sceneOf(given: { play?: object; challenge?: object }): Scene {
  const state = {
    play: { game, pick: { gameId: game.id, side: 'B' }, outcome, ...given.play },
    session: { profile: null },
    modals: [],
    widget: { options: { utm: '' }, ...(given.challenge && { challenge: given.challenge }) },
  }
  const entry = anEntry([game], { bootstrap: aBootstrap() })
  return { app: { store: { getState: () => state } }, entry } as unknown as Scene
}

const told = (given: Parameters<typeof sceneOf>[0]) => {
  const shared = sharedNow(sceneOf(given))!
  return [new URL(shared.url).search, shareWords(shared, 'en-us')]
}

describe('the shared link', () => {
  it('tells the side of a settled pick', () => {
    expect(told({})).toEqual(['?pick=B', 'Tacos or burgers? I picked Burgers. And you?'])
  })

  it('does not name the side of a trivia', () => {
    const trivia = { ...game, gameType: 'TRIVIA' }
    expect(told({ play: { game: trivia } })).toEqual([
      '?pick=right',
      'Tacos or burgers? I got this one right. Can you?',
    ])
    expect(told({ play: { game: trivia, outcome: { correct: false } } })[0]).toBe('?pick=wrong')
    expect(told({ play: { game: trivia, outcome: { correct: null } } })[0]).toBe('')
  })

  it('asks for a pick before there is one, and after the next game came', () => {
    const asks = ['', 'Tacos or burgers? Pick your side!']
    expect(told({ play: { outcome: null } })).toEqual(asks)
    expect(told({ play: { pick: { gameId: 'before', side: 'A' } } })).toEqual(asks)
  })

  it('tells what the visit was in place of its last game', () => {
    const shared = sharedNow(sceneOf({}), '2-2-1-1-abc')!
    expect(new URL(shared.url)).toMatchObject({
      pathname: '/widget/w1',
      search: '?visit=2-2-1-1-abc',
    })
  })

  it('tells the result of a challenge, which is about more than one game', () => {
    const challenge = { day: '2026-03-14', answers: ['correct', 'wrong'] }
    expect(told({ challenge })[0]).toBe('?challenge=20260314-cw')
  })
})

test.each<[string, Parameters<typeof sceneOf>[0]]>([
  ['Copied results to clipboard!', {}],
  ['Copied results to clipboard!', { challenge: { day: '2026-03-14', answers: ['correct'] } }],
  ['Link copied', { play: { outcome: null } }],
])('a link that was copied is measured, and said: %s', async (said, given) => {
  const clipboard = { writeText: () => Promise.resolve() }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const scene = sceneOf(given)
  const emit = jest.fn()
  const dispatch = jest.fn()
  Object.assign(scene.app.store, { dispatch })
  Object.assign(scene, { emit })
  await shareText(scene, 'Tacos or burgers?')
  const properties = { gameId: game.id, method: 'copied' }
  expect(emit).toHaveBeenCalledWith('analytics', { name: 'game_shared', properties })
  expect(dispatch.mock.calls[0][0].payload).toMatchObject({ text: said, kind: 'success' })
})

test('a link that the browser refuses to copy is shown, and the player told', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('denied')) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const scene = sceneOf({})
  const dispatch = jest.fn()
  Object.assign(scene.app.store, { dispatch })
  Object.assign(scene, { hold: () => undefined, askForMoreHeight: { current: () => undefined } })
  await shareText(scene, 'Tacos or burgers?')
  const payloads = dispatch.mock.calls.map(([{ payload }]) => payload as object)
  expect(payloads).toContainEqual(
    expect.objectContaining({ text: 'Failed to share...', kind: 'error' })
  )
  expect(payloads).toContainEqual(expect.objectContaining({ kind: 'menu', view: 'share' }))
})
