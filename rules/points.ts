import { isCorrect } from './correctness.js'
import { decidedBy } from './game_types.js'
import type { Votes } from './majority.js'
import { isWithMajority } from './majority.js'
import type { Game, PointsTable, Side } from './types.js'

/** The points of one play, by reason. */
interface PlayPoints {
  base: number
  /** For a correct trivia answer. */
  bonus: number
  majority: number
  /** Points of taps and sets as the browser reported them, clamped. */
  clientPart: number
  total: number
}

/**
 * Points of one play. Amounts come from `table`, the server's configuration; an ad game earns only its own amount.
 * `votes` include the own pick; `clientPart` is the browser's claim and is clamped.
 */
export function playPoints(
  play: {
    game: Pick<Game, 'gameType' | 'correctAnswer' | 'isAd'>
    side: Side
    votes: Votes
    clientPart: number
  },
  table: PointsTable
): PlayPoints {
  const { game, side, votes } = play
  if (game.isAd) {
    return { base: table.adGame, bonus: 0, majority: 0, clientPart: 0, total: table.adGame }
  }
  const base = table.base
  const answered = decidedBy(game) === 'answer' && isCorrect({ ...game, side, votes })
  const bonus = answered ? table.triviaCorrect : 0
  const majority = isWithMajority(votes, side) ? table.majority : 0
  const clientPart = clampClientPart(play.clientPart, table.clientPartMax)
  return { base, bonus, majority, clientPart, total: base + bonus + majority + clientPart }
}

function clampClientPart(claimed: number, max: number): number {
  return Number.isFinite(claimed) ? Math.min(max, Math.max(0, Math.floor(claimed))) : 0
}

/** The part of `earned` points below the day's ceiling; never negative. */
export function capDaily(alreadyToday: number, earned: number, ceiling: number): number {
  return Math.max(0, Math.min(earned, ceiling - alreadyToday))
}
