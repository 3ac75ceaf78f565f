import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Game, GameState, GameType, Side } from '@sidepick/rules/types'

/** What the rules of a play need of a game, read in the play's own transaction. */
export interface PlayableGame {
  id: string
  gameType: GameType
  correctAnswer: Side | null
  creatorId: string
  isPrivate: boolean
  isAd: boolean
  state: GameState
  startTimeMs: number
  lastJoinTimeMs: number
  endTimeMs: number
}

export interface GameSearch {
  categoryIds: readonly string[]
  excludedCategoryIds?: readonly string[]
  excludedIds: readonly string[]
  language?: string
  text?: string
  limit: number
}

/** What is played. Owns the tables games and categories. */
export abstract class GamesContract {
  /** null when there is no such game, or it was deleted. */
  abstract findPlayable(id: string, client?: TransactionClientContract): Promise<PlayableGame | null>
  /** Whole games in the order of the ids; unknown and deleted ones are left out. */
  abstract listByIds(ids: readonly string[]): Promise<Game[]>
  /** Public, ad-free games that can still be joined, best first: what fills a list up. */
  abstract listJoinable(search: GameSearch): Promise<Game[]>
}
