import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { addToOutbox } from '#shared/delivery/outbox'
import { countToday, hasRoomToday } from '#partner_programmes/actions/rewarded_days'
import { PartnerProgrammesContract, type RewardedPlay } from '#partner_programmes/contract'

export const CREDIT_TOPIC = 'rewards.credit'

/** The one provider whose programme gives points for plays. */
const PROVIDER = 'microsoft'

export class PartnerProgrammes extends PartnerProgrammesContract {
  hasRoom(play: Omit<RewardedPlay, 'playId'>, trx: TransactionClientContract): Promise<boolean> {
    return hasRoomToday(play, trx)
  }

  async credit(play: RewardedPlay, trx: TransactionClientContract): Promise<void> {
    await countToday(play, trx)
    const { playId, userId, distributorId } = play
    await run(
      trx,
      `insert into partner_credits (play_id, user_id, distributor_id, provider, points, state, created_at)
       values (?, ?, ?, ?, ?, 'waiting', ?)`,
      [playId, userId, distributorId, PROVIDER, game.rewards.pointsPerPlay, clock.nowMs()]
    )
    await addToOutbox({ topic: CREDIT_TOPIC, key: `credit:${playId}`, payload: { playId } }, trx)
  }
}

/**
 * Earlier plays are credited to a newly linked account. A credit in delivery may have missed the account, so it is
 * queued again.
 */
export async function creditUnlinked(
  { userId, provider, linkId }: DomainEvents['account_linked'],
  trx: TransactionClientContract
): Promise<void> {
  if (provider !== PROVIDER) return
  const rows = await run<Columns<'partner_credits', 'play_id'>>(
    trx,
    `select play_id from partner_credits where user_id = ? and state <> 'credited' order by created_at`,
    [userId]
  )
  for (const { play_id: playId } of rows) {
    const key = `credit:${playId}:${linkId}`
    await addToOutbox({ topic: CREDIT_TOPIC, key, payload: { playId } }, trx)
  }
}
