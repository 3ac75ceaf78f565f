import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay } from '@sidepick/rules/types'

/** The schema of a play for other modules' responses. */
export { gamePlaySchema } from '#gameplays/wire/game_play'

/** Plays and votes. Owns the tables game_plays, game_votes and play_days. */
export abstract class GamePlaysContract {
  /** The player's own plays of these games. */
  abstract listOwn(userId: string, gameIds: readonly string[]): Promise<GamePlay[]>
  /** Games the player played last, newest first. */
  abstract listPlayedGameIds(userId: string, limit: number): Promise<string[]>
  /** Votes per side of each game; unplayed games are left out. */
  abstract votesOf(gameIds: readonly string[]): Promise<Map<string, { a: number; b: number }>>
}

/** What a play needs to know about widgets. The module that owns them binds it, because it imports this module. */
export abstract class WidgetOwnersContract {
  /** Who runs the widget, read in the play's own transaction where there is one; null when it is unknown, deleted or switched off. */
  abstract creatorOf(widgetId: string, trx?: TransactionClientContract): Promise<string | null>
}
