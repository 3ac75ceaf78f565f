import type { Challenge } from '@sidepick/card-kit'
import { challengeScore } from '@sidepick/rules/challenge_code'
import { ROW } from './dot_states'

const SQUARES: Record<Challenge['answers'][number], string> = {
  correct: '🟩',
  wrong: '🟥',
  waiting: '⬜',
}

/** What is shared: title and score, a square for each answer, and a line for the link. It gives no answer away. */
export function shareTextOf(challenge: Challenge, title: string): string {
  const squares = challenge.answers.map((answer) => SQUARES[answer])
  const rows = [squares.slice(0, ROW), squares.slice(ROW)]
    .map((row) => row.join(''))
    .filter((row) => row !== '')
  return [`${title} ${challengeScore(challenge)}/${challenge.size}`, ...rows, ''].join('\n')
}
