import fc from 'fast-check'
import { isWithMajority, majoritySide, pollWinner, sideAPercent, withPick } from './majority.js'

const count = fc.nat({ max: 10_000_000 })
const votes = fc.record({ a: count, b: count })

describe('sideAPercent', () => {
  test('is 50 while nobody voted', () => {
    expect(sideAPercent({ a: 0, b: 0 })).toBe(50)
  })

  test.each([
    [1, 2, 33],
    [2, 1, 67],
    [1, 7, 13],
    [7, 1, 88],
    [1, 199, 1],
    [1, 200, 0],
    [5, 0, 100],
  ])('rounds %i against %i to %i, half up', (a, b, percent) => {
    expect(sideAPercent({ a, b })).toBe(percent)
  })

  test('is a whole number from 0 to 100 and never falls when A gains a vote', () => {
    fc.assert(
      fc.property(votes, (v) => {
        const percent = sideAPercent(v)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
        if (v.a + v.b > 0) expect(sideAPercent(withPick(v, 'A'))).toBeGreaterThanOrEqual(percent)
      })
    )
  })
})

describe('majoritySide', () => {
  test('goes by exact counts where the rounded percent says 50', () => {
    expect(sideAPercent({ a: 501, b: 500 })).toBe(50)
    expect(majoritySide({ a: 501, b: 500 })).toBe('A')
    expect(majoritySide({ a: 500, b: 501 })).toBe('B')
    expect(majoritySide({ a: 500, b: 500 })).toBe('tie')
  })

  test('mirrors when the sides change places', () => {
    const mirror = { A: 'B', B: 'A', tie: 'tie' }
    fc.assert(
      fc.property(
        votes,
        ({ a, b }) => majoritySide({ a: b, b: a }) === mirror[majoritySide({ a, b })]
      )
    )
  })
})

describe('withPick', () => {
  test('counts the pick on its side and leaves the votes it was given alone', () => {
    const before = { a: 3, b: 4 }
    expect(withPick(before, 'A')).toEqual({ a: 4, b: 4 })
    expect(withPick(before, 'B')).toEqual({ a: 3, b: 5 })
    expect(before).toEqual({ a: 3, b: 4 })
  })
})

describe('isWithMajority', () => {
  test('holds for the first player of a game', () => {
    expect(isWithMajority(withPick({ a: 0, b: 0 }, 'B'), 'B')).toBe(true)
  })

  test('holds on both sides of a tie and on the leading side alone otherwise', () => {
    expect(isWithMajority({ a: 2, b: 2 }, 'A')).toBe(true)
    expect(isWithMajority({ a: 2, b: 2 }, 'B')).toBe(true)
    expect(isWithMajority({ a: 3, b: 2 }, 'A')).toBe(true)
    expect(isWithMajority({ a: 3, b: 2 }, 'B')).toBe(false)
  })
})

describe('pollWinner', () => {
  const poll = { correctAnswer: null, votes: { a: 1, b: 9 }, picked: 'A' } as const

  test('is the correct answer of a trivia game against any majority', () => {
    expect(pollWinner({ ...poll, gameType: 'TRIVIA', correctAnswer: 'A' })).toBe('A')
  })

  test('is the leading side of a trivia game without an answer', () => {
    expect(pollWinner({ ...poll, gameType: 'TRIVIA' })).toBe('B')
  })

  test('is nobody while the answer of a trivia game is withheld', () => {
    expect(pollWinner({ ...poll, gameType: 'TRIVIA', correctAnswer: 'withheld' })).toBeNull()
  })

  test('is the leading side of every other type, whatever was declared', () => {
    expect(pollWinner({ ...poll, gameType: 'PREDICTION', correctAnswer: 'A' })).toBe('B')
  })

  test('is the picked side on a tie', () => {
    expect(pollWinner({ ...poll, gameType: 'POLL', votes: { a: 4, b: 4 } })).toBe('A')
    expect(pollWinner({ ...poll, gameType: 'POLL', votes: { a: 4, b: 4 }, picked: 'B' })).toBe('B')
  })
})
