import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { moveBetweenBuckets } from '#leaderboards/store/bucket_counts'

/** A player's entries. A closed account leaves the current boards; past boards keep their order, without the name. */
export const leaderboardPersonalData: PersonalDataKeeper = {
  section: 'leaderboards',
  tables: ['leaderboard_entries', 'drawing_entries'],

  collect: (userId) =>
    run(
      db.connection(),
      `select e.leaderboard_id as "leaderboardId", l.prize_title as "prizeTitle", l.end_date as "endDateMs",
              e.points, e.reached_at as "reachedAtMs", d.entry as "drawingEntry", p.place as "drawingPlace"
       from leaderboard_entries e join leaderboards l on l.id = e.leaderboard_id
       left join drawing_entries d on d.leaderboard_id = e.leaderboard_id and d.user_id = e.user_id
       left join drawing_places p on p.leaderboard_id = d.leaderboard_id and p.entry = d.entry
       where e.user_id = ? order by l.end_date, l.id`,
      [userId]
    ),

  async erase(userId, trx) {
    const gone = await run<Columns<'leaderboard_entries', 'leaderboard_id' | 'counted_points'>>(
      trx,
      `delete from leaderboard_entries
       where user_id = ? and leaderboard_id in (select id from leaderboards where end_date > ?)
       returning leaderboard_id, counted_points`,
      [userId, clock.nowMs()]
    )
    for (const { leaderboard_id: boardId, counted_points: from } of gone) {
      await moveBetweenBuckets(boardId, [{ from, to: 0 }], trx)
    }
  },
}
