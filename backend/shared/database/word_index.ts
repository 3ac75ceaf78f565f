import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#shared/database/driver'

/** A part of a statement. */
export interface Sql {
  sql: string
  bindings: readonly (string | number | boolean)[]
}

/** A column with an index made by `#database/migration_kit/word_index`. */
interface WordIndex {
  table: string
  column: string
}

const vectorOf = (column: string) => `array_to_tsvector(string_to_array(${column}, ' '))`

/**
 * A table to join, with the columns `id` and `words`: how many of these words a row of the indexed table `g` has. Rows
 * without any are left out. Words are letters and digits, each once, as in the column. `within` is a condition on `g`
 * that the outer statement repeats; here it saves work.
 * @throws when there is no word, or one that an index cannot hold.
 */
export function wordCounts(
  client: QueryClientContract,
  { table, column }: WordIndex,
  words: readonly string[],
  within: Sql
): Sql {
  refuseNoWords(words)
  if (!isPostgres(client)) {
    const one = `select id from ${table}_words where ${table}_words match ?`
    return {
      sql: `(select id, count(*) as words from (${words.map(() => one).join(' union all ')}) hits group by id)`,
      bindings: words.map((word) => `place:"front" AND words:"${word}"`),
    }
  }
  const vector = vectorOf(`g.${column}`)
  const count = words.map(() => 'case when vector @@ cast(? as tsquery) then 1 else 0 end')
  return {
    sql: `(with hits as materialized
      (select g.id, ${vector} as vector from ${table} g where ${vector} @@ cast(? as tsquery) and ${within.sql})
      select id, ${count.join(' + ')} as words from hits)`,
    bindings: [words.map(quoted).join(' | '), ...within.bindings, ...words.map(quoted)],
  }
}

/** A condition on the indexed table: the row has all of these words. @throws as `wordCounts` does. */
export function holdsAll(
  client: QueryClientContract,
  { table, column }: WordIndex,
  words: readonly string[]
): Sql {
  refuseNoWords(words)
  if (isPostgres(client)) {
    return {
      sql: `${vectorOf(column)} @@ cast(? as tsquery)`,
      bindings: [words.map(quoted).join(' & ')],
    }
  }
  return {
    sql: `id in (select id from ${table}_words where ${table}_words match ?)`,
    bindings: [words.map((word) => `words:"${word}"`).join(' AND ')],
  }
}

const quoted = (word: string) => `'${word}'`

function refuseNoWords(words: readonly string[]): void {
  if (words.length > 0 && words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))) return
  throw new Error(`no words of an index: ${JSON.stringify(words)}`)
}
