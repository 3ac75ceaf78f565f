import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { endInvitesOf } from '#auth/store/one_time_tokens'

/** A player's data in auth. */
export const authPersonalData: PersonalDataKeeper = {
  section: 'auth',
  tables: ['credentials', 'refresh_families', 'refresh_tokens', 'access_tokens', 'one_time_tokens'],

  async collect(userId) {
    const read = (statement: string) => run(db.connection(), statement, [userId])
    return {
      sessions: await read(
        `select created_at as "createdAtMs", expires_at as "expiresAtMs", revoked_at as "revokedAtMs",
           proved_at as "provedAtMs"
         from refresh_families where user_id = ? order by created_at, id`
      ),
    }
  },

  async erase(userId, trx) {
    await revokeSessions(userId, null, 'account_closed', trx)
    await endInvitesOf(userId, trx)
    for (const statement of ERASING) await run(trx, statement, [userId])
  },
}

const ERASING = [
  'delete from credentials where user_id = ?',
  'delete from access_tokens where user_id = ?',
  'delete from one_time_tokens where user_id = ?',
]
