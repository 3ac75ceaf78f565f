import type { CardProps, PlayView, Tally } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'

/** Moments of a play for the gallery: what every card of that moment gets. */
type Moment = Pick<CardProps, 'phase' | 'play'>

export const asking: Moment = { phase: 'question', play: samplePlay() }

export const locking: Moment = { phase: 'locking', play: samplePlay({ picked: 'A' }) }

const POINTS = { base: 10, bonus: 20, majority: 10, total: 40 }
const RIGHT: Partial<PlayView> = {
  picked: 'A',
  sideAPercent: 62,
  winner: 'A',
  correct: true,
  points: POINTS,
  sessionPoints: 340,
  votes: 1_240,
  sideVotes: { A: 769, B: 471 },
}
const WRONG: Partial<PlayView> = {
  ...RIGHT,
  sideAPercent: 38,
  sideVotes: { A: 471, B: 769 },
  winner: 'B',
  correct: false,
  points: { base: 10, bonus: 0, majority: 0, total: 10 },
}
const OPEN: Partial<PlayView> = {
  ...WRONG,
  winner: 'A',
  sideAPercent: 71,
  sideVotes: { A: 880, B: 360 },
  correct: null,
}

const result = (play: Partial<PlayView>): Moment => ({ phase: 'result', play: samplePlay(play) })

export const right = result(RIGHT)
export const wrong = result(WRONG)
/** Decided later, as a prediction is, or by nobody, as a survey is. */
export const undecided = result(OPEN)
/** As many for one side as for the other. */
export const tied = result({ ...RIGHT, sideAPercent: 50, sideVotes: { A: 620, B: 620 } })
export const lastOne = result({ ...RIGHT, hasNext: false })

export const celebrating = (play: Partial<PlayView> = {}): Moment => ({
  phase: 'majorityBonus',
  play: samplePlay({ ...RIGHT, ...play }),
})

/** What a visit adds up to after so many results, every third of which was wrong. */
export function visited(results: number, over: Partial<Tally> = {}): Partial<PlayView> {
  const list = Array.from({ length: results }, (_, at) => ({
    game: sampleGame({ id: `played-${at}`, gameType: at % 4 === 3 ? 'SURVEY' : 'TRIVIA' }),
    picked: 'A' as const,
    correct: at % 4 === 3 ? null : at % 3 !== 1,
  }))
  const judged = list.filter(({ correct }) => correct !== null).length
  const hits = list.filter(({ correct }) => correct).length
  const tally = {
    results,
    judged,
    right: hits,
    withCrowd: Math.ceil(results * 0.6),
    streak: 1,
    longestStreak: Math.min(hits, 3),
    points: results * 28,
    ...over,
  }
  return { list, tally }
}

export const ended = (sessionPoints: number, play: Partial<PlayView> = {}): Moment => ({
  phase: 'ended',
  play: samplePlay({ sessionPoints, hasNext: false, ...play }),
})

export const resultOf = (play: Partial<PlayView>): Moment => result({ ...RIGHT, ...play })

export const ANA = {
  loggedIn: true,
  profile: { id: 'user-14', username: 'ana.luna', avatar: null, profileColor: 'e4572e' },
}
