import { countsForAccuracy, isCorrect } from './correctness.js'
import { GAME_TYPES } from './types.js'

describe('isCorrect', () => {
  const pick = { correctAnswer: null, side: 'A', votes: { a: 1, b: 2 } } as const

  test('goes by the answer of a trivia game, not by the majority', () => {
    expect(isCorrect({ ...pick, gameType: 'TRIVIA', correctAnswer: 'A' })).toBe(true)
    expect(isCorrect({ ...pick, gameType: 'TRIVIA', correctAnswer: 'B' })).toBe(false)
  })

  test('takes both sides of a trivia game without an answer', () => {
    expect(isCorrect({ ...pick, gameType: 'TRIVIA' })).toBe(true)
    expect(isCorrect({ ...pick, gameType: 'TRIVIA', side: 'B' })).toBe(true)
  })

  test('is not known for a trivia whose answer is withheld, whatever the majority says', () => {
    for (const side of ['A', 'B'] as const) {
      const play = { ...pick, side, gameType: 'TRIVIA', correctAnswer: 'withheld' } as const
      expect(isCorrect(play)).toBeNull()
    }
  })

  test('is not known for a prediction, even where an answer is set', () => {
    expect(isCorrect({ ...pick, gameType: 'PREDICTION' })).toBeNull()
    expect(isCorrect({ ...pick, gameType: 'PREDICTION', correctAnswer: 'A' })).toBeNull()
  })

  test.each(['POLL', 'INSTANT_POLL', 'SURVEY'] as const)(
    'goes by the majority of a %s',
    (gameType) => {
      expect(isCorrect({ ...pick, gameType })).toBe(false)
      expect(isCorrect({ ...pick, gameType, side: 'B' })).toBe(true)
      expect(isCorrect({ ...pick, gameType, votes: { a: 2, b: 2 } })).toBe(true)
    }
  )
})

describe('countsForAccuracy', () => {
  const counted = (correctAnswer: 'A' | null, isAd = false) =>
    GAME_TYPES.filter((gameType) => countsForAccuracy({ gameType, correctAnswer, isAd }))

  test('leaves out surveys, and what needs an answer while it has none', () => {
    expect(counted(null)).toEqual(['POLL', 'INSTANT_POLL'])
    expect(counted('A')).toEqual(['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA'])
  })

  test('counts a trivia whose answer is withheld: one is set', () => {
    const game = { gameType: 'TRIVIA', correctAnswer: 'withheld', isAd: false } as const
    expect(countsForAccuracy(game)).toBe(true)
  })

  test('leaves out every ad game', () => {
    expect(counted('A', true)).toEqual([])
  })
})
