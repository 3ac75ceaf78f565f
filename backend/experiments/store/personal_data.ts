import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'

type Row = Columns<'experiments', 'key'> &
  Columns<'experiment_accounts', 'version' | 'variant' | 'assigned_at'>

/** Which variants a player's devices show. What devices did is stored without a player. */
export const experimentPersonalData: PersonalDataKeeper = {
  section: 'experiments',
  tables: ['experiment_accounts'],

  async collect(userId) {
    const rows = await run<Row>(
      db.connection(),
      `select experiments.key, experiment_accounts.version, experiment_accounts.variant,
         experiment_accounts.assigned_at
       from experiment_accounts
       join experiments on experiments.id = experiment_accounts.experiment_id
       where experiment_accounts.user_id = ?
       order by experiments.key, experiment_accounts.version`,
      [userId]
    )
    return rows.map(({ key, version, variant, assigned_at: atMs }) => ({
      experiment: key,
      version,
      variant,
      assignedAt: new Date(atMs).toISOString(),
    }))
  },

  async erase(userId, trx) {
    await run(trx, 'delete from experiment_accounts where user_id = ?', [userId])
  },
}
