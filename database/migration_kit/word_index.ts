import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Rows that are searched most: those whose column has one of these values. */
interface Front {
  column: string
  values: readonly string[]
}

/**
 * Indexes a column of words between spaces, for `#shared/database/word_index` to search. Words are compared as they are: whoever
 * writes them has made them plain, so that both databases find the same rows. PostgreSQL keeps the index by itself;
 * FTS5 is a table of its own, which triggers keep. It says of each row whether it is at the front: a word that most rows
 * hold would be looked up in all of them otherwise. Without a front, all are there.
 */
export async function addWordIndex(
  db: QueryClientContract,
  table: string,
  column: string,
  front?: Front
): Promise<void> {
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(
      `create index ${table}_words on ${table}
       using gin (array_to_tsvector(string_to_array(${column}, ' ')))`
    )
    return
  }
  const index = `${table}_words`
  const cells = (row: string) => `${row}.id, ${row}.${column}, ${placeOf(row, front)}`
  const forget = `delete from ${index} where rowid in
    (select rowid from ${index} where ${index} match 'id:"' || old.id || '"')`
  const keep = `insert into ${index} (id, words, place) values (${cells('new')})`
  // The ascii tokenizer leaves every letter beyond ASCII as it is; with hyphens, an id is one word, found as fast as any.
  await db.rawQuery(
    `create virtual table ${index} using fts5(id, words, place, tokenize = "ascii tokenchars '-'")`
  )
  await db.rawQuery(`insert into ${index} (id, words, place) select ${cells(table)} from ${table}`)
  const on = (event: string, when: string, work: string) =>
    db.rawQuery(`create trigger ${index}_${event} after ${when} on ${table} begin ${work}; end`)
  await on('insert', 'insert', keep)
  await on(
    'update',
    `update of ${[column, front?.column].filter(Boolean).join(', ')}`,
    `${forget}; ${keep}`
  )
  await on('delete', 'delete', forget)
}

function placeOf(row: string, front: Front | undefined): string {
  if (front === undefined) return `'front'`
  const values = front.values.map((value) => `'${value}'`).join(', ')
  return `case when ${row}.${front.column} in (${values}) then 'front' else '' end`
}

export async function dropWordIndex(db: QueryClientContract, table: string): Promise<void> {
  const index = `${table}_words`
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(`drop index ${index}`)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    await db.rawQuery(`drop trigger ${index}_${event}`)
  }
  await db.rawQuery(`drop table ${index}`)
}
