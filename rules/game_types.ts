import type { GameType } from './types.js'

/** Who says which side is right: the players' votes, the answer that comes with the question, a declaration, or nobody. */
export type Decider = 'votes' | 'answer' | 'declaration' | 'nobody'

/** What the first question needs to know of each game type; `GAME_TYPE_TERMS` holds the rest, which loads later or never. */
const DECIDERS: Record<GameType, Decider> = {
  POLL: 'votes',
  PREDICTION: 'declaration',
  INSTANT_POLL: 'votes',
  TRIVIA: 'answer',
  SURVEY: 'nobody',
}

/** Who says which side of a game is right. */
export const decidedBy = ({ gameType }: { gameType: GameType }): Decider => DECIDERS[gameType]
