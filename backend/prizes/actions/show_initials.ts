import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import { findOwn, type AwardRow } from '#prizes/store/awards'

/** @returns the player's place afterwards; null for one who has none on this board */
export async function showInitials(
  own: { boardId: string; userId: string },
  initialsOnly: boolean
): Promise<AwardRow | null> {
  if ((await findOwn(own)) === null) return null
  await run(
    db.connection(),
    'update prize_awards set initials_only = ? where leaderboard_id = ? and user_id = ?',
    [initialsOnly, own.boardId, own.userId]
  )
  return findOwn(own)
}
