import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GamePlay, Side, TicketType } from '@sidepick/rules/types'
import type { IdempotentRequest, StoredAnswer } from '#shared/http/idempotency'

/** How a play is described where others' answers hold it. */
export { gamePlayAnswer } from '#gameplays/wire/game_play_answer'

export interface NewGamePlay {
  gameId: string
  userId: string
  side: Side
  ticketType: TicketType
  /** Marks a play in the partner's rewards programme; free plays alone. */
  rewardType?: 'gift_card'
  /** Tickets at stake; 1 unless they are black. */
  quantity: number
  /** Points of taps and sets, which only the client counts; clamped. */
  clientPoints: number
  /** Whether it earns neither points nor gray when it is made: a pick of before the sign-in that came too late. */
  unpaid: boolean
  widgetId: string | null
  distributorId: string
  returnUrl: string | null
  /** What the caller said of itself; kept, never trusted. */
  context: Record<string, string>
  /** Whether the player has proved the e-mail: leagues ask for it. */
  emailVerified: boolean
  /** Whether the player may decide how games end. */
  decides: boolean
  /** What tells that two plays come from one hand. */
  origin: { ip: string; userAgent: string | undefined }
}

/** What was picked. Owns the tables game_plays, game_votes and play_days. */
export abstract class GamePlaysContract {
  /** Plays a pick: the answer the API gives, refusals included, stored under the idempotency key. */
  abstract play(
    play: NewGamePlay,
    request: IdempotentRequest
  ): Promise<StoredAnswer & { replayed: boolean }>
  /** The player's own plays of these games. */
  abstract listOwn(userId: string, gameIds: readonly string[]): Promise<GamePlay[]>
  /** Games the player played last, newest first. */
  abstract listPlayedGameIds(userId: string, limit: number): Promise<string[]>
  /** Votes per side of each game; games nobody played are left out. */
  abstract votesOf(gameIds: readonly string[]): Promise<Map<string, { a: number; b: number }>>
}

/** What a play needs to know of widgets. Bound by the module that owns them, because that one imports this one. */
export abstract class WidgetOwnersContract {
  /** Who runs the widget, read in the play's own transaction where there is one; null when it is unknown, deleted or switched off. */
  abstract creatorOf(widgetId: string, trx?: TransactionClientContract): Promise<string | null>
}
