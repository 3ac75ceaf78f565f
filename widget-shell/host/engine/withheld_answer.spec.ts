import { aGame, pointsTable } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'
import { settleLocally } from './later/settle_locally'

describe('an answer that is withheld until the pick', () => {
  const trivia = aGame({ id: 'g1', gameType: 'TRIVIA', correctAnswer: 'withheld' })
  const other = aGame({ id: 'g2', gameType: 'TRIVIA', correctAnswer: 'withheld' })
  const judged = (answer: 'A' | 'B') =>
    settleLocally({ ...trivia, correctAnswer: answer }, { side: 'A' }, undefined, pointsTable)
  const shown = (rig: ReturnType<typeof playRig>) => rig.engine.state().game?.correctAnswer

  test('stands in the game from the bonus on, and never in the next one', () => {
    const rig = playRig({ games: [trivia, other] })
    rig.pick()
    rig.advance(3000)
    expect(shown(rig)).toBe('withheld')
    rig.settle(judged('B'))
    expect(shown(rig)).toBe('B')
    rig.advance(2000)
    expect(rig.engine.state()).toMatchObject({ phase: 'result', outcome: { correct: false } })
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state().game).toEqual(other)
  })

  test('leaves a result without a verdict while it does not come, and gives one when it does', () => {
    const rig = playRig({ games: [trivia, other] })
    rig.pick()
    rig.advance(3000)
    rig.settle(undefined, false)
    rig.advance(2000)
    expect(rig.engine.state()).toMatchObject({ phase: 'result', outcome: { correct: null } })
    expect(rig.engine.state().sessionPoints).toBe(20)
    rig.settle(judged('A'))
    expect(shown(rig)).toBe('A')
    expect(rig.engine.state()).toMatchObject({ outcome: { correct: true }, sessionPoints: 40 })
  })

  test('that comes when another game is on screen changes the points alone', () => {
    const rig = playRig({ games: [trivia, other] })
    rig.pick()
    rig.advance(3000)
    rig.settle(undefined, false)
    rig.advance(2000)
    rig.engine.send({ type: 'next_requested' })
    rig.settle(judged('A'))
    expect(rig.engine.state().game).toEqual(other)
    expect(rig.engine.state().sessionPoints).toBe(40)
  })
})
