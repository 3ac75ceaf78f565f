import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Lets a column that `oneOf` made hold these words from now on. The rows must hold no other.
 *
 * It needs a migration of its own with `static disableTransactions = true`: SQLite cannot change a check, so the table is
 * built again while foreign keys are off, and they cannot be switched off within a transaction. Running it again does no
 * harm.
 */
export async function allowWords(
  db: QueryClientContract,
  table: string,
  column: string,
  words: readonly string[]
): Promise<void> {
  if (db.isTransaction) throw new Error('set static disableTransactions = true in this migration')
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  if (db.dialect.name === 'postgres') return replaceCheck(db, table, column, list)
  await db.rawQuery('pragma foreign_keys = off')
  try {
    await rebuild(db, table, column, list)
  } finally {
    await db.rawQuery('pragma foreign_keys = on')
  }
}

async function replaceCheck(db: QueryClientContract, table: string, column: string, list: string) {
  const { rows } = await db.rawQuery(
    `select c.conname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = cast(? as regclass) and a.attname = ?`,
    [table, column]
  )
  const name = onlyOne(rows as { name: string }[], `${table}.${column}`).name
  await db.rawQuery(
    `alter table "${table}" drop constraint "${name}",
     add constraint "${name}" check ("${column}" in (${list}))`
  )
}

/** As SQLite's manual says: a new table gets the rows and then the name; indexes and triggers are made again. */
async function rebuild(db: QueryClientContract, table: string, column: string, list: string) {
  const named = 'from sqlite_master where tbl_name = ? and sql is not null'
  const tables: { sql: string }[] = await db.rawQuery(`select sql ${named} and type = 'table'`, [
    table,
  ])
  const parts: { sql: string }[] = await db.rawQuery(`select sql ${named} and type <> 'table'`, [
    table,
  ])
  const { sql } = onlyOne(tables, table)
  const [check] = onlyOne(
    [...sql.matchAll(new RegExp(`check \\([\`"]${column}[\`"] in \\([^)]*\\)\\)`, 'gi'))],
    `${table}.${column}`
  )
  const again = `${table}_anew`
  const body = sql.slice(sql.indexOf('(')).replace(check, `check (\`${column}\` in (${list}))`)
  await db.transaction(async (trx) => {
    await trx.rawQuery(`create table \`${again}\` ${body}`)
    await trx.rawQuery(`insert into \`${again}\` select * from \`${table}\``)
    await trx.rawQuery(`drop table \`${table}\``)
    await trx.rawQuery(`alter table \`${again}\` rename to \`${table}\``)
    for (const part of parts) await trx.rawQuery(part.sql)
    const lost: { table: string }[] = await trx.rawQuery('pragma foreign_key_check')
    const where = [...new Set(lost.map((row) => row.table))].join(', ')
    if (lost.length > 0) throw new Error(`${lost.length} rows of ${where} refer to nothing`)
  })
}

function onlyOne<Item>(items: readonly Item[], what: string): Item {
  if (items.length !== 1) throw new Error(`${what} has ${items.length} checks, not one`)
  return items[0]!
}
