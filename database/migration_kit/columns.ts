import type { Knex } from 'knex'

/** An instant: milliseconds since the epoch, the same integer on both databases. */
export function instant(table: Knex.CreateTableBuilder, name: string) {
  return table.bigInteger(name)
}

/** Largest integer that JavaScript and JSON hold exactly: 2^53 - 1. */
const EXACT_MAX = Number.MAX_SAFE_INTEGER

/** An amount of money or points in its smallest unit, kept exact by the database itself. */
export function amount(table: Knex.CreateTableBuilder, name: string) {
  table.check(`"${name}" between -${EXACT_MAX} and ${EXACT_MAX}`)
  return table.bigInteger(name)
}

/** One of a closed set of words. */
export function oneOf(table: Knex.CreateTableBuilder, name: string, words: readonly string[]) {
  const column = table.string(name, 32)
  column.checkIn([...words])
  return column
}

/** A JSON document kept as text, so that both databases give back the same thing. */
export function json(table: Knex.CreateTableBuilder, name: string) {
  return table.text(name)
}
