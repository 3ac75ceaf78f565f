import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Standing } from '#achievements/store/progress_row'
import { holdStanding } from '#achievements/queries/find_standing'
import type { ProfilesContract, UserRecord } from '#profiles/contract'

/** Locks the standing of a player with an open account, and returns both; null when there is none. */
export async function holdPlayer(
  userId: string,
  profiles: ProfilesContract,
  trx: TransactionClientContract
): Promise<{ user: UserRecord; standing: Standing } | null> {
  const user = await profiles.find(userId, trx)
  if (user === null || user.status === 'deleted') return null
  await run(trx, 'insert into player_progress (user_id) values (?) on conflict do nothing', [
    userId,
  ])
  return { user, standing: (await holdStanding(userId, trx))! }
}
