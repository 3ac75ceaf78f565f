import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'

/** Every open page calls it each minute, so it stops counting at the highest number that is shown. */
export async function countUnread(userId: string): Promise<number> {
  const [row] = await run<Computed<{ n: number }>>(
    db.connection(),
    `select count(*) as n from
       (select id from notifications where user_id = ? and read_at is null limit ?) as unread`,
    [userId, game.notifications.countMax]
  )
  return row!.n
}
