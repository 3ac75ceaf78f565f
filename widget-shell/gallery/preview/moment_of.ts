import type { CardProps } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { isCorrect } from '@sidepick/rules/correctness'
import type { PreviewMoment } from '@sidepick/rules/preview'
import type { Game, Side } from '@sidepick/rules/types'

/** How a crowd might have picked. */
const CROWD = { A: 769, B: 471 }
const A_PERCENT = 62
const POINTS = { base: 10, bonus: 20, majority: 10, total: 40 }

/** A moment of a play: nothing picked yet, or side A picked among many players. */
export function momentOf(game: Game, moment: PreviewMoment): Pick<CardProps, 'phase' | 'play'> {
  if (moment === 'question') return { phase: 'question', play: samplePlay() }
  const picked: Side = 'A'
  const correct = isCorrect({ ...game, side: picked, votes: { a: CROWD.A, b: CROWD.B } })
  const winner = correct === false ? 'B' : 'A'
  const play = samplePlay({
    picked,
    correct,
    winner,
    sideAPercent: A_PERCENT,
    votes: CROWD.A + CROWD.B,
    sideVotes: CROWD,
    points: POINTS,
    sessionPoints: POINTS.total,
  })
  return { phase: 'result', play }
}
