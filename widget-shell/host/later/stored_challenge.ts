import type { KeyValues } from '../picks/local_store'

/** A challenge as far as it was played. */
export interface StoredChallenge {
  /** The day by the visitor's own clock, `YYYY-MM-DD`. */
  day: string
  answers: { gameId: string; correct: boolean | null }[]
  /** Days in a row on which a challenge was finished, and the last of them. */
  streak: number
  finishedOn: string | null
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** A day by the visitor's own clock. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

function isChallenge(value: unknown): value is StoredChallenge {
  if (typeof value !== 'object' || value === null) return false
  const { day, answers, streak } = value as Partial<StoredChallenge>
  return (
    typeof day === 'string' &&
    Number.isInteger(streak) &&
    Array.isArray(answers) &&
    answers.every((one) => typeof one?.gameId === 'string')
  )
}

function parse(text: string | null): StoredChallenge | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isChallenge(value) ? value : null
  } catch {
    return null
  }
}

/** The challenge of a day: what was stored of it, or a new one. A streak goes on if it reached the day before. */
export function challengeOf(text: string | null, day: string): StoredChallenge {
  const stored = parse(text)
  if (stored?.day === day) return stored
  const { finishedOn = null, streak = 0 } = stored ?? {}
  const goesOn = finishedOn === dayBefore(day)
  return { day, answers: [], streak: goesOn ? streak : 0, finishedOn }
}

/** An answer more, or another outcome of one; the last of `size` answers makes the day count. */
export function answered(
  challenge: StoredChallenge,
  gameId: string,
  correct: boolean | null,
  size: number
): StoredChallenge {
  const at = challenge.answers.findIndex((one) => one.gameId === gameId)
  if (at !== -1 && challenge.answers[at]?.correct === correct) return challenge
  const answers =
    at === -1
      ? [...challenge.answers, { gameId, correct }]
      : challenge.answers.with(at, { gameId, correct })
  const isFinished = answers.length >= size && challenge.finishedOn !== challenge.day
  const finished = isFinished
    ? { streak: challenge.streak + 1, finishedOn: challenge.day }
    : undefined
  return { ...challenge, answers, ...finished }
}

export const challengeKey = (host: string, widgetId: string) => `vs:${host}:challenge:${widgetId}`

export const storeChallenge = (values: KeyValues, key: string, challenge: StoredChallenge) =>
  values.set(key, JSON.stringify(challenge))
