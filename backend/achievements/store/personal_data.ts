import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

const TABLES = ['player_progress', 'achievements', 'settled_answers']

/** A player's progress. All of it is deleted with the account. */
export const progressPersonalData: PersonalDataKeeper = {
  section: 'progress',
  tables: TABLES,

  async collect(userId) {
    const [standing] = await run(
      db.connection(),
      `select plays_since_demotion as "playsSinceDemotion", league, demotions, demoted_at as "demotedAtMs", played_week as "playedWeek",
              declared_plays as "declaredPlays", correct_plays as "correctPlays",
              streak_day as "streakDay", streak_days as "streakDays"
       from player_progress where user_id = ?`,
      [userId]
    )
    const achievements = await run(
      db.connection(),
      `select rule_id as id, fulfilled_at as "fulfilledAtMs", read_at as "readAtMs"
       from achievements where user_id = ? order by fulfilled_at, rule_id`,
      [userId]
    )
    const settledAnswers = await run(
      db.connection(),
      `select play_id as "gamePlayId", correct from settled_answers where user_id = ? order by play_id`,
      [userId]
    )
    return { ...standing, achievements, settledAnswers }
  },

  async erase(userId, trx) {
    for (const table of TABLES) await run(trx, `delete from ${table} where user_id = ?`, [userId])
  },
}
