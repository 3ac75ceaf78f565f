import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { GAME_PLAY_COLUMNS, toPlayRecord, type GamePlayRow } from '#gameplays/store/game_play_row'

/** A player's picks. They stay, because they count in results; the data about their origin is deleted. */
export const gamePlayPersonalData: PersonalDataKeeper = {
  section: 'gamePlays',
  tables: ['game_plays', 'play_days', 'idempotency_keys'],

  async collect(userId) {
    const rows = await run<GamePlayRow & Columns<'game_plays', 'context'>>(
      db.connection(),
      `select ${GAME_PLAY_COLUMNS}, context from game_plays where user_id = ?
       order by created_at, id`,
      [userId]
    )
    return rows.map((row) => ({
      ...toPlayRecord(row),
      context: row.context === null ? null : (JSON.parse(row.context) as unknown),
    }))
  },

  async erase(userId, trx) {
    await run(trx, 'update game_plays set return_url = null, context = null where user_id = ?', [
      userId,
    ])
    await run(trx, 'delete from idempotency_keys where principal = ?', [userId])
  },
}
