import { setImmediate as nextTurn } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { listedRows, run } from '#shared/database/dialect'
import { isPostgres } from '#shared/database/driver'
import { EVENT_COLUMNS, type StoredEvent } from '#analytics/store/event_columns'

/** Events of one statement at most, but for a single batch. */
const TOGETHER_MOST = 500

interface Waiting {
  events: readonly StoredEvent[]
  stored: () => void
  failed: (error: unknown) => void
}

const waiting: Waiting[] = []
let isWriting = false

/**
 * Stores a batch; resolves once it is committed. A commit costs more than the rows of a batch, so what arrives in the same
 * turn, or while others are written, is written together.
 */
export function insertTogether(events: readonly StoredEvent[]): Promise<void> {
  const done = new Promise<void>((stored, failed) => waiting.push({ events, stored, failed }))
  if (!isWriting) void writeAll()
  return done
}

async function writeAll(): Promise<void> {
  isWriting = true
  await nextTurn()
  while (waiting.length > 0) await writeSome(takeSome())
  isWriting = false
}

function takeSome(): Waiting[] {
  let events = 0
  const over = waiting.findIndex((one) => (events += one.events.length) > TOGETHER_MOST)
  return waiting.splice(0, over < 0 ? waiting.length : Math.max(1, over))
}

/** Where one of several cannot be stored, each is tried alone: the others must not fail with it. */
async function writeSome(batches: readonly Waiting[]): Promise<void> {
  try {
    await insert(batches.flatMap(({ events }) => events))
    for (const { stored } of batches) stored()
  } catch (error) {
    if (batches.length === 1) return batches[0]!.failed(error)
    for (const one of batches) await writeSome([one])
  }
}

/** One JSON value for all rows, so that batches of any size share one prepared statement. */
async function insert(events: readonly StoredEvent[]): Promise<void> {
  const client = db.connection()
  const casts = {
    text: (value: string) => value,
    integer: (value: string) => `cast(${value} as bigint)`,
    flag: (value: string) => (isPostgres(client) ? `${value} = '1'` : `cast(${value} as integer)`),
  }
  const values = EVENT_COLUMNS.map(([, type], place) => casts[type](`value ->> ${place}`))
  await run(
    client,
    `insert into analytics_events (${EVENT_COLUMNS.map(([name]) => name).join(', ')})
     select ${values.join(', ')} from ${listedRows(client)} where true
     on conflict (batch_id, seq) do nothing`,
    [JSON.stringify(events.map((event) => EVENT_COLUMNS.map(([, , of]) => of(event))))]
  )
}
