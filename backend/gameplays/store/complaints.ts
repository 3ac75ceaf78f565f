import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** What a player had against games. It still counts as one person's when nobody can say any more whose. */
export const complaintsPersonalData: PersonalDataKeeper = {
  section: 'complaints',
  tables: ['complaints'],

  collect(userId) {
    return run(
      db.connection(),
      `select game_id as "gameId", reason, created_at as "createdAtMs" from complaints
       where user_id = ? order by created_at, id`,
      [userId]
    )
  },

  async erase(userId, trx) {
    await run(
      trx,
      `update complaints set user_id = null, principal = 'closed:' || id, context = null
       where user_id = ?`,
      [userId]
    )
  },
}
