import type { Flag, Tables } from '#database/schema'

/*
 * Types of a statement's rows, made of the columns of the migrated database: a renamed column does not compile where it is
 * read. The SQL itself is text, which the tests run on both databases.
 */

/** Columns under their own names. */
export type Columns<Table extends keyof Tables, Column extends keyof Tables[Table]> = Pick<
  Tables[Table],
  Column
>

/** Columns under other names: `Named<'ledger_transactions', { atMs: 'created_at' }>`. */
export type Named<Table extends keyof Tables, Names extends Record<string, keyof Tables[Table]>> = {
  [Name in keyof Names]: Tables[Table][Names[Name]]
}

/** Columns of an outer join, which may find no row. */
export type Outer<Row> = { [Column in keyof Row]: Row[Column] | null }

/** Columns that are never null in the statement's rows, because its condition excludes that. */
export type Known<Row> = { [Column in keyof Row]: NonNullable<Row[Column]> }

/** Values that no column holds: counts, sums, constants. PostgreSQL's bigint and numeric are read as numbers. */
export type Computed<Row extends Record<string, string | number | Flag | null>> = Row
