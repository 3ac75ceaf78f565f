import { Problem } from '#shared/problem'

export interface Page<Item> {
  items: Item[]
  /** Cursor of the next page; null at the end. */
  next: string | null
}

/** Where a page ends: the last row's instant in epoch milliseconds, and its id, which makes the order total. */
export interface Cursor {
  createdAtMs: number
  id: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.createdAtMs, cursor.id])).toString('base64url')
}

/** @throws Problem E_BAD_CURSOR for a malformed cursor */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined || text === '') return null
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (Array.isArray(value) && value.length === 2) {
      const [createdAtMs, id] = value as unknown[]
      if (Number.isSafeInteger(createdAtMs) && typeof id === 'string' && UUID.test(id)) {
        return { createdAtMs: createdAtMs as number, id }
      }
    }
  } catch {
    // falls through: malformed
  }
  throw new Problem('E_BAD_CURSOR')
}

interface KeysetQuery {
  orderBy(column: string, direction: 'desc'): unknown
  limit(rows: number): unknown
  whereRaw(sql: string, bindings: (string | number)[]): unknown
}

/** Adds the cursor, the order (newest first) and the limit to a query, with the one extra row for `toPage`. */
export function onPage<Query extends KeysetQuery>(
  query: Query,
  { start, limit }: { start: Cursor | null; limit: number }
): Query {
  query.orderBy('created_at', 'desc')
  query.orderBy('id', 'desc')
  query.limit(limit + 1)
  if (start) {
    query.whereRaw('(created_at < ? or (created_at = ? and id < ?))', [
      start.createdAtMs,
      start.createdAtMs,
      start.id,
    ])
  }
  return query
}

/** Expects one row more than the page, which shows whether there is a next page. */
export function toPage<RowType, Item>(
  rows: RowType[],
  limit: number,
  cursorOf: (row: RowType) => Cursor,
  toItem: (row: RowType) => Item
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  }
}
