import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import { interleave } from './games_between'

const list = (letter: string, length: number) =>
  Array.from({ length }, (_one, index) => `${letter}${index}`)

describe('ad games between the others', () => {
  test('begin at the third game, and come every fourth', () => {
    const mixed = interleave(list('r', 8), list('a', 3), { from: 2, every: 4, offset: 0 })
    expect(mixed).toEqual(['r0', 'r1', 'a0', 'r2', 'r3', 'r4', 'a1', 'r5', 'r6', 'r7'])
  })

  test('come every second in a passive carousel', () => {
    const mixed = interleave(list('r', 4), list('a', 2), { from: 2, every: 2, offset: 0 })
    expect(mixed).toEqual(['r0', 'r1', 'a0', 'r2', 'a1', 'r3'])
  })

  test('change nothing where there are none', () => {
    const regular = list('r', 4)
    expect(interleave(regular, [], { from: 2, every: 4, offset: 0 })).toEqual(regular)
  })

  test('are counted from the first game of the visit', () => {
    const games = ['g1', 'a1', 'g2', 'g3', 'g4', 'g5', 'g6', 'a2'].map((id) =>
      aGame({ id, isAd: id.startsWith('a') })
    )
    const rig = playRig({ games })
    rig.begin()
    const ids = rig.engine.state().queue.map(({ id }) => id)
    expect(ids).toEqual(['g2', 'a1', 'g3', 'g4', 'g5', 'a2', 'g6'])
  })

  test('leave with the wish for them, the one on screen too unless it is picked', () => {
    const games = () => ['g1', 'g2', 'a1', 'g3'].map((id) => aGame({ id, isAd: id === 'a1' }))
    const waiting = playRig({ games: games() })
    waiting.begin()
    waiting.engine.send({ type: 'ad_games_unwanted' })
    expect(waiting.engine.state().queue.map(({ id }) => id)).toEqual(['g2', 'g3'])

    const shown = playRig({ games: games() })
    shown.begin()
    shown.engine.send({ type: 'game_chosen', gameId: 'a1' })
    expect(shown.engine.state().game?.id).toBe('a1')
    shown.engine.send({ type: 'ad_games_unwanted' })
    expect(shown.engine.state().game?.isAd).toBe(false)

    const picked = playRig({ games: games() })
    picked.begin()
    picked.engine.send({ type: 'game_chosen', gameId: 'a1' })
    picked.pick()
    picked.engine.send({ type: 'ad_games_unwanted' })
    expect(picked.engine.state().game?.id).toBe('a1')
  })
})
