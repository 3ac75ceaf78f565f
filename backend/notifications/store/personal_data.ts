import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** A player's notifications. They are deleted with the account. */
export const notificationPersonalData: PersonalDataKeeper = {
  section: 'notifications',
  tables: ['notifications'],

  async collect(userId) {
    const rows = await run<Columns<'notifications', 'data'>>(
      db.connection(),
      `select id, kind as type, data, created_at as "createdAtMs", read_at as "readAtMs"
       from notifications where user_id = ? order by created_at, id`,
      [userId]
    )
    return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }))
  },

  async erase(userId, trx) {
    await run(trx, 'delete from notifications where user_id = ?', [userId])
  },
}
