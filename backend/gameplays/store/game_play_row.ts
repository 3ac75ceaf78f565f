import type { GamePlay, Side } from '@sidepick/rules/types'
import type { Columns } from '#shared/database/rows'

/**
 * `refunded_count`: tickets that came back without ending the play: black ones that met nobody, a white one of a final pick.
 * `unpaid`: a pick of before the sign-in that came too late.
 */
export type GamePlayRow = Columns<
  'game_plays',
  | 'id'
  | 'game_id'
  | 'user_id'
  | 'state'
  | 'side'
  | 'ticket_type'
  | 'quantity'
  | 'matched_count'
  | 'refunded_count'
  | 'reward_type'
  | 'distributor_id'
  | 'widget_id'
  | 'return_url'
  | 'points'
  | 'correct'
  | 'unpaid'
  | 'claimed_at'
  | 'created_at'
> & { reward_type: GamePlay['rewardType'] }

export const GAME_PLAY_COLUMNS = `id, game_id, user_id, state, side, ticket_type, quantity, matched_count, refunded_count,
  reward_type, distributor_id, widget_id, return_url, points, correct, unpaid, claimed_at, created_at`

/** A player on the other side, with the number of matched tickets. */
export interface Opponent {
  username: string
  avatar: string | null
  profileColor: string
  quantity: number
  side: Side
}

/** A play without the data of others: its game's answer and its opponents. */
export function toPlayRecord(row: GamePlayRow): Omit<GamePlay, 'correctAnswer' | 'opponents'> {
  return {
    id: row.id,
    gameId: row.game_id,
    userId: row.user_id,
    state: row.state,
    side: row.side,
    ticketType: row.ticket_type,
    quantity: row.quantity,
    matched: row.matched_count,
    rewardType: row.reward_type,
    distributorId: row.distributor_id,
    widgetId: row.widget_id,
    returnUrl: row.return_url,
    points: row.points,
    correct: row.correct === null ? null : Boolean(row.correct),
    claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  }
}

/** A play for its player. The pick is made, so the answer is included. */
export function toGamePlay(
  row: GamePlayRow,
  { correctAnswer }: { correctAnswer: Side | null },
  opponents: Record<string, Opponent> = {}
): GamePlay {
  return { ...toPlayRecord(row), correctAnswer, opponents }
}
