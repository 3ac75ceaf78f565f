import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** A player's complaints. After the account is closed they still count as one person's, without a name. */
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
