import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

/** A player's linked accounts. The provider's subject is not exported. */
export const socialAccounts: PersonalDataKeeper = {
  section: 'socialAccounts',
  tables: ['social_identities', 'social_handoffs'],
  async collect(userId) {
    const rows = await run<Columns<'social_identities', 'provider' | 'linked_at'>>(
      db.connection(),
      'select provider, linked_at from social_identities where user_id = ? order by linked_at, provider',
      [userId]
    )
    return rows.map(({ provider, linked_at: linkedAtMs }) => ({
      provider,
      linkedAt: new Date(linkedAtMs).toISOString(),
    }))
  },
  async erase(userId, trx) {
    await run(trx, 'delete from social_identities where user_id = ?', [userId])
    await run(trx, 'delete from social_handoffs where user_id = ?', [userId])
  },
}
