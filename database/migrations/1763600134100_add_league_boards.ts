import { BaseSchema } from '@adonisjs/lucid/schema'
import { oneOf } from '#database/migration_kit/columns'

const LEAGUES = ['level1', 'level2', 'level3', 'level4']

const DAY_MS = 24 * 60 * 60 * 1_000

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
})

/** The year, month, day and hour that clocks in New York show. */
function clockIn(instant: Date) {
  const parts = clock.formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return [read('year'), read('month') - 1, read('day'), read('hour')] as const
}

/** The start of the Monday in New York that is so many weeks after the last one: 04:00 or 05:00 UTC. */
function mondayMs(now: Date, weeks: number): number {
  const [year, month, day] = clockIn(now)
  const sinceMonday = (new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7
  const at = (hour: number) => Date.UTC(year, month, day - sinceMonday + weeks * 7, hour)
  return clockIn(new Date(at(4)))[3] === 0 ? at(4) : at(5)
}

/** The leagues' first boards; the weeks after go on with clones of them, and admins may put prizes on them. */
function firstBoards(now: Date) {
  const startMs = mondayMs(now, 0)
  const endMs = mondayMs(now, 1)
  return LEAGUES.map((league, index) => ({
    id: `019aa000-0000-7000-8000-00000000010${index + 1}`,
    kind: 'league',
    distributor_id: 'default',
    series: league,
    start_date: startMs,
    end_date: endMs,
    prize_drawing_date: endMs + DAY_MS,
    prize_name: `Level ${index + 1}`,
    prize_title: `Level ${index + 1}`,
    prize_short_title: `Level ${index + 1}`,
    point_threshold: 1_500,
    number_of_prizes: 0,
    created_at: now.getTime(),
  }))
}

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leaderboards', (table) => {
      oneOf(table, 'kind', ['prize', 'league']).notNullable().defaultTo('prize')
    })
    this.defer(async (db) => {
      await db.table('leaderboards').multiInsert(firstBoards(new Date()))
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('leaderboards').where('kind', 'league').delete()
    })
    this.schema.alterTable('leaderboards', (table) => {
      table.dropColumn('kind')
    })
  }
}
