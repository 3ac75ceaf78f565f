import { knownAnswer } from './answer.js'
import type { Answer, GameType, Side } from './types.js'

/** Counted votes of a game, one per player. */
export interface Votes {
  a: number
  b: number
}

/** Whole percent of votes for side A, half rounded up; 50 as long as nobody voted. */
export function sideAPercent({ a, b }: Votes): number {
  const total = a + b
  return total === 0 ? 50 : Math.floor((200 * a + total) / (2 * total))
}

/** The leading side. Counts decide, because percents that round to 50 need not be a tie. */
export function majoritySide({ a, b }: Votes): Side | 'tie' {
  if (a === b) return 'tie'
  return a > b ? 'A' : 'B'
}

/** The votes with one's own pick counted in. */
export function withPick({ a, b }: Votes, side: Side): Votes {
  return side === 'A' ? { a: a + 1, b } : { a, b: b + 1 }
}

/** True on the leading side and on a tie. `votes` already hold the own pick. */
export function isWithMajority(votes: Votes, side: Side): boolean {
  const majority = majoritySide(votes)
  return majority === 'tie' || majority === side
}

/**
 * The side the result poll shows as the winner. Of a trivia with an answer it is that, and nobody while the answer is withheld:
 * the leading side would be taken for it. `votes` already hold the own pick.
 */
export function pollWinner(poll: {
  gameType: GameType
  correctAnswer: Answer
  votes: Votes
  picked: Side
}): Side | null {
  if (poll.gameType === 'TRIVIA' && poll.correctAnswer) return knownAnswer(poll.correctAnswer)
  const majority = majoritySide(poll.votes)
  return majority === 'tie' ? poll.picked : majority
}
