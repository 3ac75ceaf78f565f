/** The result of a challenge as it stands in an address: `20260314-cwcco`, a letter for each answer. */
export interface ChallengeResult {
  /** `YYYY-MM-DD`. */
  day: string
  answers: readonly ChallengeAnswer[]
}

/** `waiting`: the outcome is not known yet, or there is none. */
export type ChallengeAnswer = 'correct' | 'wrong' | 'waiting'

/** The questions of one challenge. */
export const CHALLENGE_SIZE = 10

const LETTERS: Record<ChallengeAnswer, string> = { correct: 'c', wrong: 'w', waiting: 'o' }
const ANSWERS: Record<string, ChallengeAnswer> = { c: 'correct', w: 'wrong', o: 'waiting' }

const CODE = /^(\d{4})(\d{2})(\d{2})-([cwo]{1,10})$/

export const challengeCode = ({ day, answers }: ChallengeResult): string =>
  `${day.replaceAll('-', '')}-${answers.map((answer) => LETTERS[answer]).join('')}`

/** Null for what is no code, or names no day. */
export function readChallengeCode(code: string): ChallengeResult | null {
  const [, year, month, date, letters = ''] = CODE.exec(code) ?? []
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null
  const answers = [...letters].flatMap((letter) => ANSWERS[letter] ?? [])
  return { day, answers }
}

export const challengeScore = ({ answers }: Pick<ChallengeResult, 'answers'>): number =>
  answers.filter((answer) => answer === 'correct').length
