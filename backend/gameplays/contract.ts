import type { GamePlay } from '@sidepick/rules/types'

/** What was picked. Owns the tables game_plays, game_votes and play_days. */
export abstract class GamePlaysContract {
  /** The player's own plays of these games. */
  abstract listOwn(userId: string, gameIds: readonly string[]): Promise<GamePlay[]>
  /** Votes per side of each game; games nobody played are left out. */
  abstract votesOf(gameIds: readonly string[]): Promise<Map<string, { a: number; b: number }>>
}
