import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Indexes a column of words between spaces, for `#shared/word_index` to search. Words are compared as they are: whoever
 * writes them has made them plain, so that both databases find the same rows. PostgreSQL keeps the index by itself;
 * FTS5 is a table of its own, which triggers keep.
 */
export async function addWordIndex(
  db: QueryClientContract,
  table: string,
  column: string
): Promise<void> {
  if (db.dialect.name === 'postgres') {
    await db.rawQuery(
      `create index ${table}_words on ${table}
       using gin (array_to_tsvector(string_to_array(${column}, ' ')))`
    )
    return
  }
  const index = `${table}_words`
  const forget = `delete from ${index} where rowid in
    (select rowid from ${index} where ${index} match 'id:"' || old.id || '"')`
  const keep = `insert into ${index} (id, words) values (new.id, new.${column})`
  // The ascii tokenizer leaves every letter beyond ASCII as it is; with hyphens, an id is one word, found as fast as any.
  await db.rawQuery(
    `create virtual table ${index} using fts5(id, words, tokenize = "ascii tokenchars '-'")`
  )
  await db.rawQuery(`insert into ${index} (id, words) select id, ${column} from ${table}`)
  await db.rawQuery(`create trigger ${index}_insert after insert on ${table} begin ${keep}; end`)
  await db.rawQuery(
    `create trigger ${index}_update after update of ${column} on ${table} begin ${forget}; ${keep}; end`
  )
  await db.rawQuery(`create trigger ${index}_delete after delete on ${table} begin ${forget}; end`)
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

/** FTS5 keeps an index in tables of its own, which are nobody's models. */
export function wordIndexTables(table: string): string[] {
  return ['', '_config', '_content', '_data', '_docsize', '_idx'].map(
    (part) => `${table}_words${part}`
  )
}
