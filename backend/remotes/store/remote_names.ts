import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import db from '@adonisjs/lucid/services/db'

type NameKind = 'remote' | 'flavour'

/** Gives a name to the first owner who asks, for good. Returns the name's owner. */
export async function claimName(
  kind: NameKind,
  name: string,
  owner: string,
  trx: TransactionClientContract
): Promise<string> {
  await run(
    trx,
    'insert into remote_names (kind, name, owner, created_at) values (?, ?, ?, ?) on conflict do nothing',
    [kind, name, owner, clock.nowMs()]
  )
  const [row] = await run<Columns<'remote_names', 'owner'>>(
    trx,
    'select owner from remote_names where kind = ? and name = ?',
    [kind, name]
  )
  return row!.owner
}

/** The owners of all names of a kind. */
export async function listNames(kind: NameKind): Promise<Map<string, string>> {
  const rows = await db.from('remote_names').where('kind', kind).select('name', 'owner')
  return new Map(rows.map(({ name, owner }) => [name, owner]))
}
