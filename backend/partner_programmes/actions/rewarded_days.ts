import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { RewardedPlay } from '#partner_programmes/contract'

type Played = Pick<RewardedPlay, 'userId' | 'distributorId'>

/** Whether the player's UTC day has room for one more play; locks the day until the transaction ends. */
export async function hasRoomToday(played: Played, trx: TransactionClientContract) {
  return (await addToday(played, 0, trx)) < game.rewards.playsPerDay
}

/** @throws when the day has no room, which the caller must have checked */
export async function countToday(played: Played, trx: TransactionClientContract): Promise<void> {
  const plays = await addToday(played, 1, trx)
  if (plays > game.rewards.playsPerDay) throw new Error(`a day of ${plays} rewarded plays`)
}

async function addToday(
  { userId, distributorId }: Played,
  plays: number,
  trx: TransactionClientContract
): Promise<number> {
  const [day] = await run<Columns<'partner_play_days', 'plays'>>(
    trx,
    `insert into partner_play_days (user_id, distributor_id, day, plays) values (?, ?, ?, ?)
     on conflict (user_id, distributor_id, day)
     do update set plays = partner_play_days.plays + excluded.plays returning plays`,
    [userId, distributorId, clock.now().toISOString().slice(0, 10), plays]
  )
  return day!.plays
}
