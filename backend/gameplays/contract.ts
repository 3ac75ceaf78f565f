import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay, Side, TicketType } from '@sidepick/rules/types'
import type { IdempotentRequest, StoredAnswer } from '#shared/http/idempotency'

/** The schema of a play for other modules' responses. */
export { gamePlaySchema } from '#gameplays/wire/game_play'

export interface NewGamePlay {
  gameId: string
  userId: string
  side: Side
  ticketType: TicketType
  /** Marks a play in the partner's rewards programme; free plays alone. */
  rewardType?: 'gift_card'
  /** Tickets at stake; 1 except for black ones. */
  quantity: number
  /** Points of taps and sets, which only the client counts; clamped. */
  clientPoints: number
  /** Whether it earns neither points nor gray: a pick from before the sign-in that came too late. */
  unpaid: boolean
  widgetId: string | null
  distributorId: string
  returnUrl: string | null
  /** What the client reports about itself; stored, never trusted. */
  context: Record<string, string>
  /** Whether the e-mail is verified, which leagues require. */
  emailVerified: boolean
  /** Whether the player can influence the results of games. */
  decides: boolean
  /** What identifies two plays as one person's. */
  origin: { ip: string; userAgent: string | undefined }
}

/** Plays and votes. Owns the tables game_plays, game_votes and play_days. */
export abstract class GamePlaysContract {
  /** Records a pick. Returns the API's answer, refusals included, and stores it under the idempotency key. */
  abstract play(
    play: NewGamePlay,
    request: IdempotentRequest
  ): Promise<StoredAnswer & { replayed: boolean }>
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
