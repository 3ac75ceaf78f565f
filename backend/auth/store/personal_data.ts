import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { revokeSessions } from '#auth/actions/revoke_sessions'

/** A player's data in auth. Acceptances of the terms stay as proof, without address and device. */
export const authPersonalData: PersonalDataKeeper = {
  section: 'auth',
  tables: [
    'credentials',
    'user_roles',
    'terms_acceptances',
    'refresh_families',
    'refresh_tokens',
    'access_tokens',
    'one_time_tokens',
    'payout_pins',
  ],

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
      sessions: await read(
        `select created_at as "createdAtMs", expires_at as "expiresAtMs", revoked_at as "revokedAtMs"
         from refresh_families where user_id = ? order by created_at, id`
      ),
    }
  },

  async erase(userId, trx) {
    await revokeSessions(userId, null, 'account_closed', trx)
    for (const statement of ERASING) await run(trx, statement, [userId])
  },
}

const ERASING = [
  'delete from credentials where user_id = ?',
  'delete from user_roles where user_id = ?',
  'delete from access_tokens where user_id = ?',
  'delete from one_time_tokens where user_id = ?',
  'delete from payout_pins where user_id = ?',
  'update terms_acceptances set ip = null, user_agent = null where user_id = ?',
]
