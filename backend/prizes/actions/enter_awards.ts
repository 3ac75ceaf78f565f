import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish, type DomainEvents } from '#shared/delivery/domain_events'
import { offer } from '#prizes/actions/offer'

/** Writes down a drawing's places in its own transaction, offers the prizes, and tells those who are next. */
export async function enterAwards(
  { leaderboardId, prizeTitle, numberOfPrizes, order }: DomainEvents['prizes_awarded'],
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into prize_drawings (leaderboard_id, prize_title, number_of_prizes, awarded_at)
     values (?, ?, ?, ?)`,
    [leaderboardId, prizeTitle, numberOfPrizes, clock.nowMs()]
  )
  for (const [at, userId] of order.entries()) {
    await run(
      trx,
      `insert into prize_awards (leaderboard_id, place, user_id, state) values (?, ?, ?, 'waiting')`,
      [leaderboardId, at + 1, userId]
    )
    if (at < numberOfPrizes) await offer({ leaderboardId, place: at + 1, userId }, trx)
    else if (at < 2 * numberOfPrizes) {
      await publish({ type: 'prize_told', userId, leaderboardId, kind: 'prize_alternate' }, trx)
    }
  }
}
