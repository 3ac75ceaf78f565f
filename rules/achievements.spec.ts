import { advances, sortAchievements } from './achievements.js'

const rule = (given: object = {}) => ({ gameType: null, requiredCorrect: false, ...given })

describe('advances', () => {
  it('lets any play go on with a rule that asks for none in particular', () => {
    for (const correct of [true, false, null]) {
      expect(advances(rule(), { gameType: 'POLL', correct })).toBe(true)
    }
  })

  it('wants the game type of a rule that names one', () => {
    const trivia = rule({ gameType: 'TRIVIA' })
    expect(advances(trivia, { gameType: 'TRIVIA', correct: false })).toBe(true)
    expect(advances(trivia, { gameType: 'POLL', correct: true })).toBe(false)
  })

  it('wants an answer known to be right where a rule does', () => {
    const right = rule({ requiredCorrect: true })
    expect(advances(right, { gameType: 'TRIVIA', correct: true })).toBe(true)
    expect(advances(right, { gameType: 'TRIVIA', correct: false })).toBe(false)
    expect(advances(right, { gameType: 'PREDICTION', correct: null })).toBe(false)
  })
})

describe('sortAchievements', () => {
  it('puts the newest fulfilled one first, and keeps the order of the others', () => {
    const given = [
      { id: 'c', timestamp: null },
      { id: 'old', timestamp: '2026-11-20T10:00:00.000Z' },
      { id: 'a', timestamp: null },
      { id: 'new', timestamp: '2026-11-20T10:00:00.001Z' },
    ]
    expect(sortAchievements(given).map(({ id }) => id)).toEqual(['new', 'old', 'c', 'a'])
    expect(given[0]!.id).toBe('c')
  })
})
