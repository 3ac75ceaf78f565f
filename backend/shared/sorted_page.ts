import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { bytewise } from '#shared/database/dialect'
import type { Page } from '#shared/pagination'
import { Problem } from '#shared/problem'

/** A column that a list may be ordered by. An index carries it, with the id behind it; it is never null. */
interface SortColumn {
  column: string
  /** Texts are compared byte by byte, so that both databases order them alike. */
  kind: 'instant' | 'text'
}

type Direction = 'asc' | 'desc'
type Value = string | number

/** What a list may be ordered by, by the name that its query takes. */
export type Sorts<Name extends string = string> = Readonly<Record<Name, SortColumn>>

/** How a list is ordered, and after which row a page begins. */
export interface Sorting {
  /** Of the list and the direction; a cursor carries it. */
  name: string
  by: SortColumn
  direction: Direction
  after: { value: Value; id: string } | null
}

/**
 * The order that a caller asks for, and where its page begins.
 *
 * @throws Problem E_BAD_CURSOR for a malformed cursor, E_MIXED_CURSOR for one of another order
 */
export function sortingOf<Name extends string>(
  sorts: Sorts<Name | 'created'>,
  { sort, order, start }: { sort?: Name; order?: Direction; start?: string }
): Sorting {
  const by = sorts[sort ?? 'created']
  const direction = order ?? 'desc'
  const name = `${sort ?? 'created'} ${direction}`
  if (start === undefined || start === '') return { name, by, direction, after: null }
  const [ofOrder, value, id] = decode(start)
  if (ofOrder !== name) throw new Problem('E_MIXED_CURSOR')
  const isRight = by.kind === 'text' ? typeof value === 'string' : Number.isSafeInteger(value)
  if (!isRight) throw new Problem('E_BAD_CURSOR')
  return { name, by, direction, after: { value, id } }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function decode(start: string): [name: string, value: Value, id: string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(start, 'base64url').toString('utf8'))
    if (Array.isArray(parts) && parts.length === 3) {
      const [name, value, id] = parts as unknown[]
      const isValue = typeof value === 'string' ? !value.includes('\0') : typeof value === 'number'
      if (typeof name === 'string' && isValue && typeof id === 'string' && UUID.test(id)) {
        return [name, value as Value, id]
      }
    }
  } catch {
    // falls through: malformed
  }
  throw new Problem('E_BAD_CURSOR')
}

/** The end of a select, and the condition that begins it after the page before. Ties are in the order of ids. */
export function sortedSql(client: QueryClientContract, sorting: Sorting, table = '') {
  const { by, direction, after } = sorting
  const named = `${table}${by.column}`
  const column = by.kind === 'text' ? bytewise(client, named) : named
  const id = `${table}id`
  const past = direction === 'asc' ? '>' : '<'
  return {
    orderBy: `${column} ${direction}, ${id} ${direction}`,
    where: after && {
      // The column's own condition stands first: an index is read from there on, and not from its beginning.
      sql: `(${column} ${past}= ? and (${column} ${past} ? or ${id} ${past} ?))`,
      bindings: [after.value, after.value, after.id],
    },
  }
}

/**
 * Expects one row more than the page, which shows whether there is a next page. `valueOf` reads the column of the order
 * where rows name it otherwise.
 */
export function toSortedPage<RowType extends { id: string }, Item>(
  rows: RowType[],
  { limit, sorting }: { limit: number; sorting: Sorting },
  toItem: (row: RowType) => Item,
  valueOf: (row: RowType, column: string) => unknown = (row, column) =>
    (row as Readonly<Record<string, unknown>>)[column]
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length <= limit || last === undefined) return { items: shown.map(toItem), next: null }
  const place = [sorting.name, valueOf(last, sorting.by.column), last.id]
  return {
    items: shown.map(toItem),
    next: Buffer.from(JSON.stringify(place)).toString('base64url'),
  }
}
