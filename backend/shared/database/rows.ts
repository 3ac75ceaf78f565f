import type { Flag, Tables } from '#database/schema'

/*
 * What a statement gives, named by the columns of the migrated database: a column that is renamed, or reads otherwise, does
 * not compile where it is read. SQL itself is text, which the tests prepare and run on both databases.
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

/** Columns of an outer join, which finds no row for some. */
export type Outer<Row> = { [Column in keyof Row]: Row[Column] | null }

/** Columns that hold something in every row that the statement finds, because its condition says so. */
export type Known<Row> = { [Column in keyof Row]: NonNullable<Row[Column]> }

/** What no column holds: a count, a sum, a constant. PostgreSQL's bigint and numeric are read as numbers. */
export type Computed<Row extends Record<string, string | number | Flag | null>> = Row
