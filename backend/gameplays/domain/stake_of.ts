import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { PlayStake } from '#wallets/contract'

/** What a play put at stake. */
export const stakeOf = (
  row: Pick<GamePlayRow, 'id' | 'user_id' | 'game_id' | 'ticket_type' | 'quantity'>
): PlayStake => ({
  playId: row.id,
  userId: row.user_id,
  gameId: row.game_id,
  ticketType: row.ticket_type,
  quantity: row.quantity,
})
