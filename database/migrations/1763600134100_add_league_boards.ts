import { BaseSchema } from '@adonisjs/lucid/schema'
import { LEAGUES } from '@sidepick/rules/types'
import { weekBounds } from '@sidepick/rules/week'
import { oneOf } from '#database/columns'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The leagues' first boards; the weeks after go on with clones of them, and admins may put prizes on them. */
function firstBoards(now: Date) {
  const { start, end } = weekBounds(now)
  return LEAGUES.map((league, index) => ({
    id: `019aa000-0000-7000-8000-00000000010${index + 1}`,
    kind: 'league',
    distributor_id: 'default',
    series: league,
    start_date: start.getTime(),
    end_date: end.getTime(),
    prize_drawing_date: end.getTime() + DAY_MS,
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
