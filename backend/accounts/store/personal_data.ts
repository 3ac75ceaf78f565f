import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/**
 * Roles and acceptances of the terms, which stay as proof, without address and device. The section is that of the
 * sessions: players find it in their download under this name. A PIN ends with the sessions (ADR 0027).
 */
export const accountPersonalData: PersonalDataKeeper = {
  section: 'auth',
  tables: ['user_roles', 'terms_acceptances', 'payout_pins'],

  async collect(userId) {
    const read = (statement: string) => run(db.connection(), statement, [userId])
    return {
      roles: await read(
        'select role, granted_at as "grantedAtMs" from user_roles where user_id = ? order by role'
      ),
      termsAcceptances: await read(
        `select version, ip, user_agent as "userAgent", signed_at as "signedAtMs"
         from terms_acceptances where user_id = ? order by signed_at, id`
      ),
    }
  },

  async erase(userId, trx) {
    for (const statement of ERASING) await run(trx, statement, [userId])
  },
}

const ERASING = [
  'delete from user_roles where user_id = ?',
  'update terms_acceptances set ip = null, user_agent = null where user_id = ?',
]
