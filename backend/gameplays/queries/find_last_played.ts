import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import type { PlayedGamesContract } from '#games/contract'

/** How many of the newest plays are read: nobody plays more ads in a row. */
const LOOK_AT = 50

/**
 * When a player last made a play that counts in leagues, in epoch milliseconds; null for never. Plays of ad games and
 * plays taken back do not count; unmatched plays and plays of canceled games do.
 */
export async function findLastPlayedMs(
  userId: string,
  games: PlayedGamesContract,
  trx: TransactionClientContract
): Promise<number | null> {
  const newest = await run<Named<'game_plays', { gameId: 'game_id'; atMs: 'created_at' }>>(
    trx,
    `select game_id as "gameId", created_at as "atMs" from game_plays
     where user_id = ? and (state <> 'canceled' or matched_count + refunded_count > 0)
     order by created_at desc, id desc limit ?`,
    [userId, LOOK_AT]
  )
  for (const { gameId, atMs } of newest) {
    const game = await games.findPlayable(gameId, trx)
    if (!game?.isAd) return atMs
  }
  return null
}
