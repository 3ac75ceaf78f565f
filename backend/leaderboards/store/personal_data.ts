import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** A player's entries. A closed account leaves the current boards; past boards keep their order, without the name. */
export const leaderboardPersonalData: PersonalDataKeeper = {
  section: 'leaderboards',
  tables: ['leaderboard_entries'],

  collect: (userId) =>
    run(
      db.connection(),
      `select e.leaderboard_id as "leaderboardId", l.prize_title as "prizeTitle", l.end_date as "endDateMs",
              e.points, e.reached_at as "reachedAtMs"
       from leaderboard_entries e join leaderboards l on l.id = e.leaderboard_id
       where e.user_id = ? order by l.end_date, l.id`,
      [userId]
    ),

  async erase(userId, trx) {
    await run(
      trx,
      `delete from leaderboard_entries
       where user_id = ? and leaderboard_id in (select id from leaderboards where end_date > ?)`,
      [userId, clock.nowMs()]
    )
  },
}
