import type { CardEvents } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import type { PlayState } from '../engine/play_state'
import { aGame } from '../testing/fixtures'
import { watchGame } from './watch_game'

const [first, second] = ['g1', 'g2'].map((id) => aGame({ id })) as [Game, Game]
const viewed = ({ id, gameType }: Game, index: number) => ({
  name: 'game_viewed',
  properties: { gameId: id, gameType, index },
})

/** A visit whose state a test sets. */
function watch(start: Partial<PlayState>) {
  let state = { phase: 'passive', game: first, gameIndex: 0, inView: true, ...start } as PlayState
  let look = () => undefined as void
  const told: CardEvents['analytics'][] = []
  const stop = watchGame(
    {
      measure: (measured) => void told.push(measured),
      engine: {
        state: () => state,
        subscribe: (listener: () => void) => {
          look = listener
          return () => (look = () => undefined)
        },
      } as never,
    },
    document
  )
  const becomes = (next: Partial<PlayState>) => {
    state = { ...state, ...next }
    look()
  }
  return { told, becomes, stop }
}

test('the widget is told once, and each game once when it comes into view', () => {
  const { told, becomes, stop } = watch({ inView: false })
  expect(told).toEqual([{ name: 'widget_loaded', properties: {} }])
  becomes({ inView: true })
  becomes({ phase: 'locking' })
  becomes({ inView: false })
  becomes({ inView: true })
  expect(told.slice(1)).toEqual([viewed(first, 0)])
  becomes({ phase: 'interstitial', game: second, gameIndex: 1 })
  expect(told).toHaveLength(2)
  becomes({ phase: 'question' })
  expect(told.slice(2)).toEqual([viewed(second, 1)])
  stop()
  becomes({ game: first, gameIndex: 2 })
  expect(told).toHaveLength(3)
})

test('a game in a tab that nobody sees is told once the tab is seen', () => {
  let seen: DocumentVisibilityState = 'hidden'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
  const { told, stop } = watch({})
  expect(told).toHaveLength(1)
  seen = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told.slice(1)).toEqual([viewed(first, 0)])
  stop()
  jest.restoreAllMocks()
})

test('the end is told each time that the list ends', () => {
  const { told, becomes } = watch({ gameIndex: 3 })
  const end = { name: 'end_card_viewed', properties: { games: 4 } }
  becomes({ phase: 'ended' })
  becomes({ phase: 'ended' })
  expect(told.slice(2)).toEqual([end])
  becomes({ phase: 'question', game: second, gameIndex: 4 })
  becomes({ phase: 'ended' })
  expect(told.slice(3)).toEqual([viewed(second, 4), { ...end, properties: { games: 5 } }])
})

test('an empty list is told as one', () => {
  const { told } = watch({ game: null })
  expect(told).toEqual([{ name: 'widget_loaded', properties: { empty: true } }])
})
