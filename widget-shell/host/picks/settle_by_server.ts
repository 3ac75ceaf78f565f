import { decidedBy } from '@sidepick/rules/game_types'
import type { Game, Side } from '@sidepick/rules/types'
import type { Outcome } from '../engine/play_state'

/** Replaces the browser's outcome by the server's: points, correctness, and the poll if given. */
export function settleByServer(
  game: Game,
  side: Side,
  local: Outcome,
  answer: { points: number; correct: boolean | null; sideAPercent: number | null }
): Outcome {
  const percent = answer.sideAPercent ?? local.sideAPercent
  const hasAnswer = decidedBy(game) === 'answer' && game.correctAnswer !== null
  const leader = percent === 50 ? side : percent > 50 ? 'A' : 'B'
  const points =
    answer.points === local.points.total ? local.points : explain(answer.points, local.points)
  return {
    sideAPercent: percent,
    winner: hasAnswer || answer.sideAPercent === null ? local.winner : leader,
    correct: decidedBy(game) === 'nobody' ? null : answer.correct,
    correctAnswer: game.correctAnswer,
    points,
  }
}

/** Distributes the server's total over the expected reasons; a shortfall is taken from the last one first. */
function explain(total: number, expected: Outcome['points']): Outcome['points'] {
  const base = Math.min(total, expected.base)
  const bonus = Math.min(total - base, expected.bonus)
  return { base, bonus, majority: total - base - bonus, total }
}
