import db from '@adonisjs/lucid/services/db'
import type { StoredVariants } from '@sidepick/rules/experiments'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

type Row = Columns<'experiments', 'key'> & Columns<'experiment_accounts', 'version' | 'variant'>

/** The variants of an account in experiments that run, by their keys. */
export async function listAccountVariants(userId: string): Promise<StoredVariants> {
  const rows = await run<Row>(
    db.connection(),
    `select experiments.key, experiment_accounts.version, experiment_accounts.variant
     from experiment_accounts
     join experiments on experiments.id = experiment_accounts.experiment_id
       and experiments.version = experiment_accounts.version
     where experiment_accounts.user_id = ? and experiments.status = 'running'
     order by experiments.key`,
    [userId]
  )
  return Object.fromEntries(rows.map(({ key, version, variant }) => [key, { version, variant }]))
}
