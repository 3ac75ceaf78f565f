import { decidedBy } from './game_types.js'
import type { Game, GameState, GameType, Side } from './types.js'

/**
 * A pick as a shared address tells it: the side where it is an opinion, and how it went where the side would give the answer
 * away.
 */
export type SharedPick = Side | 'right' | 'wrong'

const PICKS: readonly SharedPick[] = ['A', 'B', 'right', 'wrong']

/** Null for what is no shared pick. */
export const readSharedPick = (text: string): SharedPick | null =>
  PICKS.find((pick) => pick === text) ?? null

/** Whether the side is an opinion, and not the answer to the question. */
const keepsSide = (gameType: GameType) => decidedBy({ gameType }) !== 'answer'

/** What a player shares of a settled pick; null while nobody knows how it went. */
export function sharedPickOf(
  gameType: GameType,
  side: Side,
  correct: boolean | null
): SharedPick | null {
  if (keepsSide(gameType)) return side
  if (correct === null) return null
  return correct ? 'right' : 'wrong'
}

/** Whether a game of this type can be shared so: an address that anybody may make up gives no answer away. */
export const suitsType = (gameType: GameType, pick: SharedPick): boolean =>
  keepsSide(gameType) === (pick === 'A' || pick === 'B')

/** States of a game that everybody may see. */
const SHOWN: ReadonlySet<GameState> = new Set([
  'active',
  'waiting_for_declaration',
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
])

/** Whether a picture of the game may be seen by whoever has its address. */
export const isShareable = ({ isPrivate, state }: Pick<Game, 'isPrivate' | 'state'>): boolean =>
  !isPrivate && SHOWN.has(state)
