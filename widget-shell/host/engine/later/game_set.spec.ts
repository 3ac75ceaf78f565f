import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'

const ids = ['g1', 'g2', 'g3', 'g4', 'g5']
const gamesOf = (names: string[]) => names.map((id) => aGame({ id, isAd: id.startsWith('ad') }))

type Start = Parameters<ReturnType<typeof playRig>['begin']>[0]

function inSets({ running = [], games = ids, ...start }: Start & Partial<Sets> = {}) {
  const rig = playRig({ games: gamesOf(games), visit: { sets: { running } } })
  rig.begin(start)
  const set = () => rig.visit().told.set
  const points = () => rig.engine.state().outcome?.points.sets
  /** Where the set stands with the result of the game on screen, and what it pays. */
  const play = () => {
    rig.toResult()
    const seen = { ...set(), points: points() }
    rig.engine.send({ type: 'next_requested' })
    return seen
  }
  return { rig, set, play }
}
interface Sets {
  running: string[]
  games: string[]
}

describe('a set of games', () => {
  test('has three of them, and the pick of the last one pays ten points', () => {
    const { rig, set, play } = inSets()
    expect(set()).toEqual({ played: 0, size: 3, points: 10 })
    expect(play()).toEqual({ played: 1, size: 3, points: undefined })
    expect(set()).toMatchObject({ played: 1 })
    expect(play()).toMatchObject({ played: 2, points: undefined })
    expect(play()).toMatchObject({ played: 3, points: 10 })
    expect(rig.submitted().map(({ pick }) => pick.sets)).toEqual([undefined, undefined, 10])
    expect(set()).toEqual({ played: 0, size: 3, points: 10 })
  })

  test('goes on where an earlier visit has left it', () => {
    expect(inSets({ setPlayed: 2 }).play()).toMatchObject({ played: 3, points: 10 })
    expect(inSets({ setPlayed: 3 }).play()).toMatchObject({ played: 1, points: undefined })
  })

  test('counts no ad game', () => {
    const { rig, set, play } = inSets({ games: ['g1', 'ad1', 'g2', 'g3'] })
    rig.engine.send({ type: 'game_chosen', gameId: 'ad1' })
    expect(set()).toBeUndefined()
    play()
    expect(set()).toMatchObject({ played: 0 })
  })

  test('of a partner has its own games and size, and others follow in threes', () => {
    const { set, play } = inSets({ running: ['g2', 'g3'] })
    expect(set()).toBeUndefined()
    expect(play()).toEqual({ points: undefined })
    expect(play()).toMatchObject({ played: 1, size: 2 })
    expect(play()).toMatchObject({ played: 2, size: 2, points: 10 })
    expect(set()).toMatchObject({ played: 0, size: 3 })
  })

  test('of a partner knows what was played elsewhere, and pays nothing for it', () => {
    const { rig, set } = inSets({ running: ['g1', 'g2'] })
    rig.engine.send({ type: 'plays_learned', gameIds: ['g1'] })
    expect(set()).toMatchObject({ played: 1, size: 2 })
    rig.engine.send({ type: 'plays_learned', gameIds: ['g2'] })
    expect(set()).toMatchObject({ played: 0, size: 3 })
  })

  test('is nowhere where games come in none', () => {
    const rig = playRig({ games: gamesOf(ids) })
    rig.begin({ setPlayed: 2 })
    rig.toResult()
    expect(rig.visit().told.set).toBeUndefined()
    expect(rig.submitted()[0]?.pick).not.toHaveProperty('sets')
  })
})
