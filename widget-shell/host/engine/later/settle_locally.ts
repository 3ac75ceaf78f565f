import { isCorrect } from '@sidepick/rules/correctness'
import { decidedBy } from '@sidepick/rules/game_types'
import { pollWinner, sideAPercent, withPick } from '@sidepick/rules/majority'
import { playPoints } from '@sidepick/rules/points'
import type { Game, PointsTable, Side } from '@sidepick/rules/types'
import type { Outcome } from '../play_state'

type Counted = { a: number; b: number } | undefined

/** The counted votes with the own pick; without counted votes the poll is a tie. */
function votesWith(counted: Counted, side: Side) {
  const known = counted && counted.a + counted.b > 0
  return known ? withPick(counted, side) : { a: 0, b: 0 }
}

function correctFor(game: Game, side: Side, votes: { a: number; b: number }): boolean | null {
  return decidedBy(game) === 'nobody' ? null : isCorrect({ ...game, side, votes })
}

/** The outcome of a pick computed in the browser: shown to strangers, and to players until the server answers. */
export function settleLocally(
  game: Game,
  side: Side,
  counted: Counted,
  table: PointsTable
): Outcome {
  const votes = votesWith(counted, side)
  const { base, bonus, majority, total } = playPoints({ game, side, votes, clientPart: 0 }, table)
  return {
    sideAPercent: sideAPercent(votes),
    winner: pollWinner({ ...game, votes, picked: side }),
    correct: correctFor(game, side, votes),
    correctAnswer: game.correctAnswer,
    points: { base, bonus, majority, total },
  }
}
