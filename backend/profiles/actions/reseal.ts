import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { PERSONAL_FIELDS } from '#profiles/domain/personal_fields'
import { seal, unseal } from '#profiles/domain/sealed'

/** Players per batch. */
const BATCH = 500

interface SealedColumn {
  table: 'users' | 'personal_information'
  id: 'id' | 'user_id'
  column: string
  field: string
}

const COLUMNS: readonly SealedColumn[] = [
  { table: 'users', id: 'id', column: 'birthday_sealed', field: 'birthday' },
  ...Object.entries({ ...PERSONAL_FIELDS, taxFormStatus: 'tax_form_status' }).map(
    ([field, column]) => ({ table: 'personal_information', id: 'user_id', column, field }) as const
  ),
]

/**
 * Encrypts all sealed data with the current key, so that a retired key can be deleted. It may run beside the server:
 * data that change meanwhile are skipped, because they use the current key already.
 */
export async function resealAll(): Promise<number> {
  let resealed = 0
  for (const column of COLUMNS) resealed += await resealColumn(column)
  return resealed
}

async function resealColumn({ table, id, column, field }: SealedColumn): Promise<number> {
  let resealed = 0
  let after = ''
  for (;;) {
    const rows = await run<Computed<{ id: string; sealed: string }>>(
      db.connection(),
      `select ${id} as id, ${column} as sealed from ${table}
       where ${column} is not null${after ? ` and ${id} > ?` : ''} order by ${id} limit ?`,
      [...(after ? [after] : []), BATCH]
    )
    for (const { id: userId, sealed } of rows) {
      const place = { userId, field }
      const again = seal(unseal(sealed, place), place)
      await run(
        db.connection(),
        `update ${table} set ${column} = ? where ${id} = ? and ${column} = ?`,
        [again, userId, sealed]
      )
    }
    resealed += rows.length
    if (rows.length < BATCH) return resealed
    after = rows.at(-1)!.id
  }
}
