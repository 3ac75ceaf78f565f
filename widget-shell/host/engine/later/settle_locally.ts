import { isCorrect } from '@sidepick/rules/correctness'
import { decidedBy } from '@sidepick/rules/game_types'
import { pollWinner, sideAPercent, withPick } from '@sidepick/rules/majority'
import { playPoints } from '@sidepick/rules/points'
import type { Game, PointsTable, Side } from '@sidepick/rules/types'
import type { Outcome, Pick } from '../play_state'

/** A side, and what its pick claims. */
export type PickedSide = globalThis.Pick<Pick, 'side' | 'taps' | 'sets'>

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
  /** With the points that only the browser counts. */
  { side, taps = 0, sets = 0 }: PickedSide,
  counted: Counted,
  table: PointsTable
): Outcome {
  const votes = votesWith(counted, side)
  const play = { game, side, votes, clientPart: taps + sets }
  const { base, bonus, majority, clientPart, total } = playPoints(play, table)
  const caught = Math.min(taps, clientPart)
  const ofSet = clientPart - caught
  return {
    sideAPercent: sideAPercent(votes),
    winner: pollWinner({ ...game, votes, picked: side }),
    correct: correctFor(game, side, votes),
    correctAnswer: game.correctAnswer,
    points: {
      base,
      bonus,
      majority,
      ...(caught > 0 && { taps: caught }),
      ...(ofSet > 0 && { sets: ofSet }),
      total,
    },
  }
}
