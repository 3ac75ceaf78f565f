import type { GamePlayState } from './types.js'

/** What a play's state says of its stake; null while that is open, and for one that was returned. */
const VERDICTS: Record<GamePlayState, 'won' | 'lost' | null> = {
  waiting_for_match: null,
  matched: null,
  declared_winner: 'won',
  declared_loser: 'lost',
  won: 'won',
  lost: 'lost',
  canceled: null,
}

export const stakeVerdict = (state: GamePlayState) => VERDICTS[state]
