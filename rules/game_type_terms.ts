import type { GameType } from './types.js'

interface GameTypeTerms {
  /** Whether a play is final with its pick; otherwise the game's end decides it, and its points are claimed later. */
  finalAtPick: boolean
  /** Whether it takes black tickets: the outcome must be open to everybody in the game, unless an admin allows it. */
  black: 'always' | 'when_allowed' | 'never'
  /** Whether a right pick pays a gray ticket; where no side is right, none can. */
  paysGray: boolean
}

/** The terms of each game type; `game_types` says who decides it. */
export const GAME_TYPE_TERMS = {
  POLL: { finalAtPick: false, black: 'when_allowed', paysGray: true },
  PREDICTION: { finalAtPick: false, black: 'always', paysGray: true },
  INSTANT_POLL: { finalAtPick: true, black: 'never', paysGray: true },
  TRIVIA: { finalAtPick: true, black: 'never', paysGray: true },
  SURVEY: { finalAtPick: true, black: 'never', paysGray: false },
} as const satisfies Record<GameType, GameTypeTerms>

type Terms = typeof GAME_TYPE_TERMS

/** The game types whose points are claimed after the game has ended. */
export type ClaimedType = {
  [Type in GameType]: Terms[Type]['finalAtPick'] extends false ? Type : never
}[GameType]

export const isClaimed = (type: GameType): type is ClaimedType => !GAME_TYPE_TERMS[type].finalAtPick
