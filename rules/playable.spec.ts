import fc from 'fast-check'
import { isListed, isPlayable, selectGames } from './playable.js'
import { GAME_STATES } from './types.js'

const now = new Date('2026-03-01T12:00:00.000Z')
const ahead = '2026-03-01T12:00:00.001Z'
const past = '2026-03-01T12:00:00.000Z'

function game(id: string, over: Partial<Parameters<typeof isListed>[0]> = {}) {
  const base = { state: 'active', endTime: ahead, lastJoinTime: ahead, isPrivate: false } as const
  return { id, creatorId: 'maker', ...base, ...over }
}

describe('isPlayable', () => {
  test('takes new and active games only', () => {
    const states = GAME_STATES.filter((state) => isPlayable(game('g', { state }), now))
    expect(states).toEqual(['new', 'active'])
  })

  test('ends with the instant of the end time', () => {
    expect(isPlayable(game('g', { endTime: past }), now)).toBe(false)
  })
})

describe('isListed', () => {
  test('hides a game from its last join on, though it is still playable', () => {
    const closed = game('g', { lastJoinTime: past })
    expect(isPlayable(closed, now)).toBe(true)
    expect(isListed(closed, now, 'maker')).toBe(false)
  })

  test('shows a private game in the widget of its own creator alone', () => {
    const hidden = game('g', { isPrivate: true })
    expect(isListed(hidden, now, 'maker')).toBe(true)
    expect(isListed(hidden, now, 'another')).toBe(false)
    expect(isListed(game('g'), now, 'another')).toBe(true)
  })

  test('hides what is not playable', () => {
    expect(isListed(game('g', { state: 'quarantined' }), now, 'maker')).toBe(false)
  })
})

describe('selectGames', () => {
  const from = { playedIds: new Set<string>(), now, creatorId: 'maker' }
  const lists = {
    games: [game('a'), game('b')],
    autofilledGames: [game('b'), game('c'), game('d')],
  }
  const ids = (games: { id: string }[]) => games.map(({ id }) => id).join('')

  test('puts autofilled games after the regular ones, each game once', () => {
    expect(ids(selectGames({ ...from, ...lists }))).toBe('abcd')
  })

  test('leaves out played games and games that are not listed', () => {
    const games = [...lists.games, game('x', { state: 'ended' })]
    expect(ids(selectGames({ ...from, ...lists, games, playedIds: new Set(['a', 'd']) }))).toBe(
      'bc'
    )
  })

  test('starts with the chosen game, wherever it stood', () => {
    expect(ids(selectGames({ ...from, ...lists, firstGameId: 'c' }))).toBe('cabd')
  })

  test('keeps the order when the chosen game is unknown or was played', () => {
    expect(ids(selectGames({ ...from, ...lists, firstGameId: 'nowhere' }))).toBe('abcd')
    const played = { firstGameId: 'c', playedIds: new Set(['c']) }
    expect(ids(selectGames({ ...from, ...lists, ...played }))).toBe('abd')
  })

  test('never repeats a game, whatever the lists hold', () => {
    const some = fc.array(fc.constantFrom('a', 'b', 'c', 'd').map((id) => game(id)))
    fc.assert(
      fc.property(some, some, (games, autofilledGames) => {
        const picked = selectGames({ ...from, games, autofilledGames, firstGameId: 'd' })
        const known = new Set([...games, ...autofilledGames].map(({ id }) => id))
        expect(picked.map(({ id }) => id).sort()).toEqual([...known].sort())
      })
    )
  })
})
