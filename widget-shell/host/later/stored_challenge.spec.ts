import { answered, challengeOf, dayOf, type StoredChallenge } from './stored_challenge'

const DAY = '2026-03-14'

const play = (start: StoredChallenge, count: number) =>
  Array.from({ length: count }, (_, at) => `g${at}`).reduce(
    (challenge, gameId) => answered(challenge, gameId, true, 10),
    start
  )
const stored = (challenge: StoredChallenge) => JSON.stringify(challenge)

describe('the challenge of a day', () => {
  test('begins empty, and goes on where it stopped on the same day', () => {
    const begun = play(challengeOf(null, DAY), 4)
    expect(begun.answers).toHaveLength(4)
    expect(challengeOf(stored(begun), DAY)).toEqual(begun)
  })

  test('counts a day once all its questions are answered, and the next day goes on from there', () => {
    const done = play(challengeOf(null, DAY), 10)
    expect(done).toMatchObject({ streak: 1, finishedOn: DAY })
    const next = challengeOf(stored(done), '2026-03-15')
    expect(next).toMatchObject({ answers: [], streak: 1 })
    expect(play(next, 10)).toMatchObject({ streak: 2 })
  })

  test('starts anew after a day without one', () => {
    const done = play(challengeOf(null, DAY), 10)
    expect(challengeOf(stored(done), '2026-03-16')).toMatchObject({ streak: 0 })
    const half = play(challengeOf(stored(done), '2026-03-15'), 9)
    expect(challengeOf(stored(half), '2026-03-16')).toMatchObject({ streak: 0 })
  })

  test('takes a later outcome of an answer in its place', () => {
    const begun = answered(challengeOf(null, DAY), 'g1', null, 10)
    expect(answered(begun, 'g1', false, 10).answers).toEqual([{ gameId: 'g1', correct: false }])
    expect(answered(begun, 'g1', null, 10)).toBe(begun)
  })

  test.each(['nonsense', '{"day":1}', '[]', '{"day":"2026-03-14","answers":[null],"streak":0}'])(
    'forgets what nobody can read: %s',
    (text) => {
      expect(challengeOf(text, DAY)).toMatchObject({ day: DAY, answers: [], streak: 0 })
    }
  )

  test('has the day of the visitor’s clock', () => {
    expect(dayOf(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04')
  })
})
