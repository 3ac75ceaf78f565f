import { challengeCode, challengeScore, readChallengeCode } from './challenge_code'

const result = {
  day: '2026-03-14',
  answers: ['correct', 'wrong', 'waiting', 'correct'],
} as const

describe('the code of a challenge', () => {
  test('is read as it was written', () => {
    expect(challengeCode(result)).toBe('20260314-cwoc')
    expect(readChallengeCode('20260314-cwoc')).toEqual(result)
    expect(challengeScore(result)).toBe(2)
  })

  test.each([
    '',
    '20260314-',
    '20260230-c',
    '20261301-c',
    '20260314-ccccccccccc',
    '20260314-x',
    'a',
  ])('is not %p', (code) => {
    expect(readChallengeCode(code)).toBeNull()
  })
})
