import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** Credits sent to a partner's programme. They stay, because points were given for them. */
export const programmesPersonalData: PersonalDataKeeper = {
  section: 'partnerCredits',
  tables: ['partner_credits', 'partner_play_days'],

  collect(userId) {
    return run(
      db.connection(),
      `select play_id, distributor_id, provider, points, state, created_at, credited_at
       from partner_credits where user_id = ? order by created_at, play_id`,
      [userId]
    )
  },
}
