import { aGame } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'
import { settleByServer } from '../picks/settle_by_server'
import { settleLocally } from './later/settle_locally'
import { pointsTable } from '../testing/fixtures'

const ids = (games: { id: string }[]) => games.map((game) => game.id)

describe('the outcome of a pick', () => {
  test('the own vote is in the poll', () => {
    const outcome = settleLocally(aGame(), { side: 'B' }, { a: 3, b: 1 }, pointsTable)
    expect(outcome).toEqual({
      sideAPercent: 60,
      winner: 'A',
      correct: false,
      correctAnswer: null,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    })
  })

  test.each([undefined, { a: 0, b: 0 }])(
    'without votes (%j) the poll is a tie that the picked side wins',
    (votes) => {
      expect(settleLocally(aGame(), { side: 'B' }, votes, pointsTable)).toMatchObject({
        sideAPercent: 50,
        winner: 'B',
        correct: true,
        points: { majority: 10, total: 20 },
      })
    }
  )

  test('a prediction has no verdict yet, a survey never has one', () => {
    expect(
      settleLocally(aGame({ gameType: 'PREDICTION' }), { side: 'A' }, undefined, pointsTable)
        .correct
    ).toBeNull()
    expect(
      settleLocally(aGame({ gameType: 'SURVEY' }), { side: 'A' }, undefined, pointsTable).correct
    ).toBeNull()
  })

  test('trivia follows its answer whatever the crowd says', () => {
    const game = aGame({ gameType: 'TRIVIA', correctAnswer: 'B' })
    expect(settleLocally(game, { side: 'B' }, { a: 9, b: 0 }, pointsTable)).toMatchObject({
      winner: 'B',
      correct: true,
      points: { base: 10, bonus: 20, majority: 0, total: 30 },
    })
  })

  test('the server’s poll crowns no side of a trivia whose answer it withholds', () => {
    const game = aGame({ gameType: 'TRIVIA', correctAnswer: 'withheld' })
    const local = settleLocally(game, { side: 'A' }, { a: 1, b: 0 }, pointsTable)
    const answer = { points: 10, correct: null, sideAPercent: 40 }
    expect(settleByServer(game, 'A', local, answer)).toMatchObject({
      sideAPercent: 40,
      winner: null,
    })
  })

  test('the server has the last word on points, verdict and poll', () => {
    const game = aGame()
    const local = settleLocally(game, { side: 'A' }, { a: 1, b: 0 }, pointsTable)
    expect(
      settleByServer(game, 'A', local, { points: 10, correct: false, sideAPercent: 40 })
    ).toEqual({
      sideAPercent: 40,
      winner: 'B',
      correct: false,
      correctAnswer: null,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    })
  })
})

describe('points of the visit', () => {
  test('they grow at the result, on top of those waiting from before', () => {
    const rig = playRig({ sessionPoints: 100 })
    rig.pick()
    rig.advance(3000)
    rig.settle()
    expect(rig.engine.state().sessionPoints).toBe(100)
    rig.advance(2000)
    expect(rig.engine.state().sessionPoints).toBe(120)
  })

  test('a late answer replaces the numbers that stood in for it', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    const local = rig.locally()
    rig.settle(local, false)
    rig.advance(2000)
    expect(rig.engine.state().sessionPoints).toBe(20)
    rig.settle({ ...local, points: { base: 10, bonus: 0, majority: 0, total: 10 } })
    expect(rig.engine.state()).toMatchObject({
      sessionPoints: 10,
      unconfirmed: {},
      outcome: { points: { total: 10 } },
    })
  })

  test('a late answer counts once, also when it comes during the bonus or for an earlier game', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    const local = rig.locally()
    const fewer = { ...local, points: { base: 10, bonus: 0, majority: 0, total: 10 } }
    rig.settle(local, false)
    rig.settle(fewer)
    rig.settle(local)
    rig.advance(2000)
    expect(rig.engine.state().sessionPoints).toBe(10)
    rig.advance(6000)
    rig.settle(local)
    expect(rig.engine.state()).toMatchObject({
      phase: 'question',
      outcome: null,
      sessionPoints: 10,
    })
  })
})

describe('a refused pick', () => {
  test('opens the same question again with an alert, and no clock but those of a question', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    rig.engine.send({ type: 'pick_refused', gameId: 'g1', message: 'Closed', gameGone: false })
    expect(rig.engine.state()).toMatchObject({
      phase: 'question',
      game: { id: 'g1' },
      pick: null,
      sessionPoints: 0,
    })
    expect(Object.keys(rig.engine.state().timers)).toEqual(['idle', 'settle'])
    expect(rig.effects.at(-1)).toEqual({ type: 'show_pick_error', message: 'Closed' })
  })

  test.each([{ carousel: true }, { limits: { quickPlay: 'on' } } as const])(
    'opens the question again without a word where an alert has no place: %j',
    (visit) => {
      const rig = playRig({ loggedIn: !('limits' in visit), visit })
      rig.pick()
      rig.advance(3000)
      rig.engine.send({ type: 'pick_refused', gameId: 'g1', message: 'Closed', gameGone: false })
      expect(rig.engine.state()).toMatchObject({
        phase: 'question',
        game: { id: 'g1' },
        pick: null,
      })
      expect(rig.effects.map(({ type }) => type)).not.toContain('show_pick_error')
    }
  )

  test('leaves the queue when the game is gone for good', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    rig.engine.send({ type: 'pick_refused', gameId: 'g1', message: 'Played', gameGone: true })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g2' } })
    expect(ids(rig.engine.state().queue)).toEqual(['g3'])
  })

  test('takes its points back when it was refused late', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    rig.settle(undefined, false)
    rig.advance(2000)
    rig.engine.send({ type: 'pick_refused', gameId: 'g1', message: null, gameGone: true })
    expect(rig.engine.state()).toMatchObject({
      phase: 'result',
      sessionPoints: 0,
      outcome: { points: { total: 0 } },
    })
  })

  test.each([
    ['question', [aGame({ id: 'g1' }), aGame({ id: 'g2' })], ['g2', 'g1']],
    ['ended', [aGame({ id: 'g1' })], ['g1']],
  ])('that was refused as late as %s is asked again next, with an alert', (phase, games, asked) => {
    const rig = playRig({ games, loggedIn: true })
    rig.pick()
    rig.advance(3000)
    rig.settle(undefined, false)
    rig.advance(2000 + 6000)
    expect(rig.phase()).toBe(phase)
    const refusal = { type: 'pick_refused', gameId: 'g1', message: null, gameGone: false } as const
    rig.engine.send({ ...refusal, game: games[0] })
    expect(rig.effects).toContainEqual({ type: 'show_pick_error', message: null })
    const state = rig.engine.state()
    expect(state).toMatchObject({ phase: 'question', sessionPoints: 0, unconfirmed: {} })
    expect(ids([...(state.game ? [state.game] : []), ...state.queue])).toEqual(asked)
    rig.engine.send({ ...refusal, game: games[0] })
    expect(rig.engine.state()).toEqual(state)
  })

  test('for another game than the one that waits changes nothing', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000)
    const before = rig.engine.state()
    rig.engine.send({ type: 'pick_refused', gameId: 'g9', message: null, gameGone: true })
    expect(rig.engine.state()).toEqual(before)
  })
})

describe('the queue', () => {
  test('a skipped game goes to the back and is not a play', () => {
    const rig = playRig()
    rig.engine.send({ type: 'skip_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g2' }, gameIndex: 0 })
    expect(ids(rig.engine.state().queue)).toEqual(['g3', 'g1'])
  })

  test('the last game cannot be skipped, nor one with a pick under way', () => {
    const single = playRig({ games: [aGame({ id: 'g1' })] })
    single.engine.send({ type: 'skip_requested' })
    expect(single.engine.state().game?.id).toBe('g1')
    const picked = playRig()
    picked.pick()
    picked.engine.send({ type: 'skip_requested' })
    expect(picked.engine.state().game?.id).toBe('g1')
  })

  test('games known as played leave the queue and an untouched screen, never a pick', () => {
    const open = playRig()
    open.engine.send({ type: 'plays_learned', gameIds: ['g1', 'g2'] })
    expect(open.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g3' }, queue: [] })
    const picked = playRig()
    picked.pick()
    picked.engine.send({ type: 'plays_learned', gameIds: ['g1', 'g2'] })
    expect(picked.engine.state()).toMatchObject({ phase: 'locking', game: { id: 'g1' } })
    expect(ids(picked.engine.state().queue)).toEqual(['g3'])
  })

  test('a list that turns out to be played through is at its end', () => {
    const rig = playRig({ games: [aGame({ id: 'g1' })] })
    rig.engine.send({ type: 'plays_learned', gameIds: ['g1'] })
    expect(rig.phase()).toBe('ended')
    expect(rig.effects).toEqual([{ type: 'list_ended', loggedIn: false }])
  })
})
