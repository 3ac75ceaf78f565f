import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { mediaAddress } from '#shared/http/validation/media_address'

type Row = Record<string, unknown> & Computed<{ id: string }>

/** Where a module stores addresses of pictures and films. */
export interface MediaKeeper {
  table: string
  /** The suite fails for a column with such addresses that is not registered here. */
  columns: readonly string[]
  /** The SQL condition for rows that are shown; all by default. */
  shown?: string
  /** The addresses of a row by their fields. */
  addresses(row: Row): Record<string, string | null | undefined>
}

export interface StrayMedia {
  table: string
  id: string
  field: string
  address: string
}

/** Rows read at a time. */
const BATCH = 500

const keepers = new Map<string, MediaKeeper>()

/** Every module that stores media registers here when it boots. */
export const storedMedia = {
  keep(keeper: MediaKeeper): void {
    keepers.set(keeper.table, keeper)
  },
  columns(): string[] {
    return [...keepers.values()].flatMap(({ table, columns }) =>
      columns.map((column) => `${table}.${column}`)
    )
  },
  /** Stored addresses that are not shown, because they are neither our files nor on an allowed host. */
  async *listStray(): AsyncGenerator<StrayMedia> {
    for (const keeper of keepers.values()) yield* strayOf(keeper)
  },
}

async function* strayOf({ table, columns, shown = '1 = 1', addresses }: MediaKeeper) {
  for (let after: string | null = null; ;) {
    const rows: Row[] = await run<Row>(
      db.connection(),
      `select id, ${columns.join(', ')} from ${table}
       where ${shown} ${after === null ? '' : 'and id > ?'} order by id limit ${BATCH}`,
      after === null ? [] : [after]
    )
    for (const row of rows) {
      for (const [field, address] of Object.entries(addresses(row))) {
        if (address && mediaAddress(address) === null) yield { table, id: row.id, field, address }
      }
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}
