import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { PartnerAccountsContract } from '#partner_programmes/contract'

export class PartnerAccounts extends PartnerAccountsContract {
  async subjectOf(userId: string, provider: 'microsoft'): Promise<string | null> {
    const [row] = await run<Columns<'social_identities', 'subject'>>(
      db.connection(),
      'select subject from social_identities where user_id = ? and provider = ?',
      [userId, provider]
    )
    return row?.subject ?? null
  }
}
