import { knownAnswer } from './answer.js'
import { decidedBy } from './game_types.js'
import type { Answer, GameType, Side } from './types.js'

/** Counted votes of a game, one per player. */
export interface Votes {
  a: number
  b: number
}

/** Whole percent of votes for side A, half rounded up; 50 without votes. */
export function sideAPercent({ a, b }: Votes): number {
  const total = a + b
  return total === 0 ? 50 : Math.floor((200 * a + total) / (2 * total))
}

/** The leading side by counts, because percents rounded to 50 may not be a tie. */
export function majoritySide({ a, b }: Votes): Side | 'tie' {
  if (a === b) return 'tie'
  return a > b ? 'A' : 'B'
}

/** The votes with the own pick added. */
export function withPick({ a, b }: Votes, side: Side): Votes {
  return side === 'A' ? { a: a + 1, b } : { a, b: b + 1 }
}

/** True for the leading side and for a tie. `votes` include the own pick. */
export function isWithMajority(votes: Votes, side: Side): boolean {
  const majority = majoritySide(votes)
  return majority === 'tie' || majority === side
}

/**
 * The side that the result poll shows as the winner. For a trivia it is the answer, and null while that is withheld,
 * because the leading side would be taken for it. `votes` include the own pick.
 */
export function pollWinner(poll: {
  gameType: GameType
  correctAnswer: Answer
  votes: Votes
  picked: Side
}): Side | null {
  if (decidedBy(poll) === 'answer' && poll.correctAnswer) return knownAnswer(poll.correctAnswer)
  const majority = majoritySide(poll.votes)
  return majority === 'tie' ? poll.picked : majority
}
