import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import { addToOutbox } from '#shared/delivery/outbox'

/** The outbox's topic of a winner to write to; the address is looked up after the commit. */
export const TELL_WINNER = 'prizes.tell_winner'

export interface WinnerToTell {
  leaderboardId: string
  userId: string
}

/**
 * Offers a prize to a place that waits, with a notification and a mail.
 *
 * @returns false for a place that waits no more
 */
export async function offer(
  { leaderboardId, place, userId }: WinnerToTell & { place: number },
  trx: TransactionClientContract
): Promise<boolean> {
  const nowMs = clock.nowMs()
  const offered = await run(
    trx,
    `update prize_awards set state = 'offered', offered_at = ?, confirm_before = ?
     where leaderboard_id = ? and place = ? and state = 'waiting' returning place`,
    [nowMs, nowMs + game.prizes.confirmationMs, leaderboardId, place]
  )
  if (offered.length === 0) return false
  await publish({ type: 'prize_told', userId, leaderboardId, kind: 'prize_won' }, trx)
  const payload: WinnerToTell = { leaderboardId, userId }
  await addToOutbox({ topic: TELL_WINNER, key: `prize:${leaderboardId}:${userId}`, payload }, trx)
  return true
}
