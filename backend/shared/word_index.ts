import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#shared/dialect'

/** A part of a statement. */
export interface Sql {
  sql: string
  bindings: readonly (string | number | boolean)[]
}

/**
 * A table to join, with the columns `id` and `words`: how many of these words a row of the indexed table holds. Rows
 * without any are left out. The table has an index made by `#database/word_index`, and the words are letters and digits
 * alone, each once, as its column holds them.
 * @throws when there is no word, or one that an index cannot hold.
 */
export function wordCounts(
  client: QueryClientContract,
  { table, column }: { table: string; column: string },
  words: readonly string[]
): Sql {
  if (words.length === 0 || words.some((word) => !/^[\p{L}\p{N}]+$/u.test(word))) {
    throw new Error(`no words of an index: ${JSON.stringify(words)}`)
  }
  return isPostgres(client) ? onPostgres(table, column, words) : onSqlite(table, words)
}

function onPostgres(table: string, column: string, words: readonly string[]): Sql {
  const vector = `array_to_tsvector(string_to_array(${column}, ' '))`
  const quoted = words.map((word) => `'${word}'`)
  const count = words.map(() => 'case when vector @@ cast(? as tsquery) then 1 else 0 end')
  return {
    sql: `(with hits as materialized
      (select id, ${vector} as vector from ${table} where ${vector} @@ cast(? as tsquery))
      select id, ${count.join(' + ')} as words from hits)`,
    bindings: [quoted.join(' | '), ...quoted],
  }
}

function onSqlite(table: string, words: readonly string[]): Sql {
  const index = `${table}_words`
  const one = `select id from ${index} where ${index} match ?`
  return {
    sql: `(select id, count(*) as words from (${words.map(() => one).join(' union all ')}) group by id)`,
    bindings: words.map((word) => `words:"${word}"`),
  }
}
