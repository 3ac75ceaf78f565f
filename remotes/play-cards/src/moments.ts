import type { CardProps, PlayView } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'

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
}
const WRONG: Partial<PlayView> = {
  ...RIGHT,
  sideAPercent: 38,
  winner: 'B',
  correct: false,
  points: { base: 10, bonus: 0, majority: 0, total: 10 },
}
const OPEN: Partial<PlayView> = { ...WRONG, winner: 'A', sideAPercent: 71, correct: null }

const result = (play: Partial<PlayView>): Moment => ({ phase: 'result', play: samplePlay(play) })

export const right = result(RIGHT)
export const wrong = result(WRONG)
/** Decided later, as a prediction is, or by nobody, as a survey is. */
export const undecided = result(OPEN)
export const lastOne = result({ ...RIGHT, hasNext: false })

export const celebrating = (play: Partial<PlayView> = {}): Moment => ({
  phase: 'majorityBonus',
  play: samplePlay({ ...RIGHT, ...play }),
})

export const ended = (sessionPoints: number): Moment => ({
  phase: 'ended',
  play: samplePlay({ sessionPoints, hasNext: false }),
})

export const ANA = {
  loggedIn: true,
  profile: { id: 'user-14', username: 'ana.luna', avatar: null, profileColor: 'e4572e' },
}
