import fc from 'fast-check'
import { capDaily, playPoints } from './points.js'
import { GAME_TYPES, SIDES } from './types.js'

const table = { base: 10, triviaCorrect: 20, majority: 10, adGame: 10, clientPartMax: 20 }
const poll = { gameType: 'POLL', correctAnswer: null, isAd: false } as const
const trivia = { gameType: 'TRIVIA', correctAnswer: 'A', isAd: false } as const
const minority = { a: 1, b: 2 }
const tie = { a: 2, b: 2 }

describe('playPoints', () => {
  test('gives the base alone to a pick on the smaller side', () => {
    const points = playPoints({ game: poll, side: 'A', votes: minority, clientPart: 0 }, table)
    expect(points).toEqual({ base: 10, bonus: 0, majority: 0, clientPart: 0, total: 10 })
  })

  test.each(GAME_TYPES)(
    'adds the majority bonus on the leading side and on a tie of a %s',
    (gameType) => {
      const game = { gameType, correctAnswer: 'A', isAd: false } as const
      expect(playPoints({ game, side: 'B', votes: minority, clientPart: 0 }, table).total).toBe(20)
      expect(playPoints({ game, side: 'B', votes: tie, clientPart: 0 }, table).majority).toBe(10)
      expect(playPoints({ game, side: 'A', votes: minority, clientPart: 0 }, table).majority).toBe(
        0
      )
    }
  )

  test('adds the trivia bonus for the correct answer, also against the majority', () => {
    const right = playPoints({ game: trivia, side: 'A', votes: minority, clientPart: 0 }, table)
    expect(right).toEqual({ base: 10, bonus: 20, majority: 0, clientPart: 0, total: 30 })
    expect(
      playPoints({ game: trivia, side: 'B', votes: minority, clientPart: 0 }, table).bonus
    ).toBe(0)
  })

  test.each(SIDES)('gives no bonus for %s while the answer is withheld', (side) => {
    const game = { ...trivia, correctAnswer: 'withheld' } as const
    expect(playPoints({ game, side, votes: minority, clientPart: 0 }, table).bonus).toBe(0)
  })

  test('gives no bonus for the right side of a prediction', () => {
    const game = { ...trivia, gameType: 'PREDICTION' } as const
    expect(playPoints({ game, side: 'A', votes: minority, clientPart: 0 }, table).bonus).toBe(0)
  })

  test.each([
    [7, 7],
    [7.9, 7],
    [-3, 0],
    [21, 20],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('takes %p claimed by the browser as %i', (claimed, taken) => {
    const points = playPoints(
      { game: poll, side: 'A', votes: minority, clientPart: claimed },
      table
    )
    expect(points).toMatchObject({ clientPart: taken, total: 10 + taken })
  })

  test('gives an ad game its own amount and nothing else', () => {
    const play = { game: { ...trivia, isAd: true }, side: 'A', votes: tie, clientPart: 20 } as const
    expect(playPoints(play, { ...table, adGame: 4 })).toEqual({
      base: 4,
      bonus: 0,
      majority: 0,
      clientPart: 0,
      total: 4,
    })
  })

  test('never exceeds 60 for trivia and 40 for the rest, and the parts make the total', () => {
    const game = fc.record({
      gameType: fc.constantFrom(...GAME_TYPES),
      correctAnswer: fc.constantFrom(null, ...SIDES),
      isAd: fc.constant(false),
    })
    const votes = fc.record({ a: fc.nat(), b: fc.nat() })
    fc.assert(
      fc.property(game, fc.constantFrom(...SIDES), votes, fc.double(), (g, side, v, clientPart) => {
        const p = playPoints({ game: g, side, votes: v, clientPart }, table)
        expect(p.total).toBe(p.base + p.bonus + p.majority + p.clientPart)
        expect(Number.isInteger(p.total)).toBe(true)
        expect(p.total).toBeLessThanOrEqual(g.gameType === 'TRIVIA' ? 60 : 40)
      })
    )
  })
})

describe('capDaily', () => {
  test.each([
    [0, 40, 40],
    [1970, 40, 30],
    [2000, 40, 0],
    [2500, 40, 0],
  ])('after %i points of the day lets %i earn %i', (already, earned, left) => {
    expect(capDaily(already, earned, 2000)).toBe(left)
  })

  test('brings a day to its ceiling at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 100 }), (plays) => {
        const day = plays.reduce((sum, earned) => sum + capDaily(sum, earned, 2000), 0)
        expect(day).toBe(
          Math.min(
            2000,
            plays.reduce((sum, earned) => sum + earned, 0)
          )
        )
      })
    )
  })
})
