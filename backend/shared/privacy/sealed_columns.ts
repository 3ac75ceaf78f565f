import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { seal, unseal } from '#shared/privacy/seal'

/** A column that is encrypted with APP_KEY for as long as its row is kept. */
export interface SealedColumn {
  table: string
  column: string
  /** The columns that name a row. */
  key: readonly [string, ...string[]]
  /** Which values, where it is not all of them. */
  where?: string
  /** Encrypts a value again with the key in force. @throws when no configured key opens it */
  reseal(sealed: string, key: readonly string[]): string
}

/** For a text that is sealed for its place. */
export const resealFor =
  (purposeOf: (...key: string[]) => string): SealedColumn['reseal'] =>
  (sealed, key) =>
    seal(unseal(sealed, purposeOf(...key)), purposeOf(...key))

/** Rows read at a time. */
const BATCH = 500

/** A provider may boot more than once, so each column is kept once. */
const columns = new Map<string, SealedColumn>()

/** Every module that stores sealed values registers them here when it boots; the code that seals them again knows no module. */
export const sealedColumns = {
  keep(...kept: readonly SealedColumn[]): void {
    for (const one of kept) columns.set(`${one.table}.${one.column}`, one)
  },
  names: (): string[] => [...columns.keys()],
  /**
   * Encrypts all of it with the key in force, so that a retired key can go. It may run beside the server: a value that
   * changes meanwhile is left as it is, because it is sealed with that key already. What no configured key opens stays too,
   * and is told of by the name of its column.
   */
  async resealAll(): Promise<{ sealed: number; lost: string[] }> {
    const lost: string[] = []
    let sealed = 0
    for (const [name, column] of columns) {
      for await (const isSealed of resealColumn(column)) {
        if (isSealed) sealed += 1
        else lost.push(name)
      }
    }
    return { sealed, lost }
  },
}

/** One value after the other; false for one that no key opens. */
async function* resealColumn(column: SealedColumn): AsyncGenerator<boolean> {
  let rows: SealedValue[] = []
  do {
    rows = await listSealed(column, rows.at(-1)?.key ?? [])
    for (const row of rows) yield await resealRow(column, row)
  } while (rows.length === BATCH)
}

interface SealedValue {
  key: string[]
  sealed: string
}

async function listSealed(
  { table, column, key, where = '1 = 1' }: SealedColumn,
  after: readonly string[]
): Promise<SealedValue[]> {
  const names = key.join(', ')
  const past = after.length > 0 ? `and (${names}) > (${placesOf(key)})` : ''
  const rows = await run<Computed<Record<string, string>>>(
    db.connection(),
    `select ${names}, ${column} as sealed_value from ${table}
     where ${column} is not null and ${where} ${past} order by ${names} limit ?`,
    [...after, BATCH]
  )
  return rows.map((row) => ({ key: key.map((name) => row[name]!), sealed: row.sealed_value! }))
}

async function resealRow(
  { table, column, key, reseal }: SealedColumn,
  { key: of, sealed }: SealedValue
): Promise<boolean> {
  let again: string
  try {
    again = reseal(sealed, of)
  } catch {
    return false
  }
  await run(
    db.connection(),
    `update ${table} set ${column} = ? where (${key.join(', ')}) = (${placesOf(key)}) and ${column} = ?`,
    [again, ...of, sealed]
  )
  return true
}

const placesOf = (key: readonly string[]) => key.map(() => '?').join(', ')
