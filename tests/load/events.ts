/**
 * Rolls up the events of a benchmark's database, counts the roll-ups that differ from SQL on the events, and reads what a
 * dashboard shows of all days, from roll-ups and from the events in turns. Prints hours and reads a second.
 */
import { bootedApp } from '../fixtures/processes/booted_app.js'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
const [days, fromMs, seconds, pairs] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
]
await bootedApp()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { game } = await import('#config/game')
const { clock } = await import('#shared/clock')
const { run } = await import('#shared/database/dialect')
const { rollUpDue } = await import('#analytics/actions/roll_up_due')
const { listCounts } = await import('#analytics/queries/list_counts')
const client = db.connection()

/** The job runs while events are kept, so the clock stands at the end of every span that is shorter than that. */
async function rollUpAll(): Promise<number> {
  const begun = performance.now()
  const endMs = fromMs + days * DAY_MS
  const step = game.analytics.keepMs - DAY_MS
  for (let atMs = fromMs + step; atMs < endMs + step; atMs += step) {
    const restore = clock.replace(() => Math.min(atMs, endMs + HOUR_MS))
    await rollUpDue()
    restore()
  }
  return (days * 24 * 1_000) / (performance.now() - begun)
}

const COUNTED_BY =
  'name, widget_id, game_id, partner, display_mode, widget_mode, flavour, release, detail'
const HOURS = `select hour, ${COUNTED_BY}, events from analytics_hours`
const ROWS = `select received_at - received_at % ${HOUR_MS} as hour, ${COUNTED_BY}, count(*) as events from analytics_events
  group by received_at - received_at % ${HOUR_MS}, ${COUNTED_BY}`

/** Counts that are in the one and not in the other. */
async function differing(): Promise<number> {
  const of = async (one: string, other: string) => {
    const [row] = await run<{ n: number }>(
      client,
      `select cast(count(*) as int) as n from (select * from (${one}) a except select * from (${other}) b) d`
    )
    return row!.n
  }
  return (await of(HOURS, ROWS)) + (await of(ROWS, HOURS))
}

const widgetId = '00000000-0000-7000-8000-000000000001'
const toMs = fromMs + days * DAY_MS
const asked = { fromMs, toMs, widgetId, limit: game.analytics.rowsMax }

/** A widget's events by day and kind, and its games. */
async function fromRollUps() {
  const byDay = await listCounts({ ...asked, by: ['day', 'event'] })
  const games = await listCounts({ ...asked, by: ['gameId'] })
  return [byDay.length, games.length]
}

async function fromEvents() {
  const read = (by: string, order: string) =>
    run<object>(
      client,
      `select ${by}, count(*) as events from analytics_events
       where received_at >= ? and received_at < ? and widget_id = ? group by ${order}
       order by events desc, ${order} limit ?`,
      [asked.fromMs, asked.toMs, widgetId, asked.limit]
    )
  const byDay = await read(`received_at - received_at % ${DAY_MS} as day, name`, '1, 2')
  return [byDay.length, (await read('game_id', '1')).length]
}

/** Reads a second, and at least one of them. */
async function readsOf(read: () => Promise<number[]>): Promise<number> {
  const begun = performance.now()
  let reads = 0
  while (reads === 0 || performance.now() < begun + seconds * 1_000) {
    const found = await read()
    if (found.includes(0)) throw new Error('The dashboard shows nothing')
    reads++
  }
  return (reads * 1_000) / (performance.now() - begun)
}

const rolled = await rollUpAll()
await run(client, 'analyze')
const measured: { rolled: number; rows: number }[] = []
for (let pair = 0; pair < pairs; pair++) {
  measured.push({ rolled: await readsOf(fromRollUps), rows: await readsOf(fromEvents) })
}
console.log(JSON.stringify({ rolled, differing: await differing(), pairs: measured }))
process.exit(0)
