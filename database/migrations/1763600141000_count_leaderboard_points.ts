import { BaseSchema } from '@adonisjs/lucid/schema'
import { amount } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leaderboard_entries', (table) => {
      /** The points with which `leaderboard_counts` counts the entry; 0 when it does not. */
      table.bigInteger('counted_points').notNullable().defaultTo(0)
    })
    /** How many entries of a board have how many points: a bucket of level n holds 64 of level n - 1. */
    this.schema.createTable('leaderboard_counts', (table) => {
      table.uuid('leaderboard_id').notNullable().references('leaderboards.id')
      table.smallint('level').notNullable()
      table.bigInteger('bucket').notNullable()
      amount(table, 'players').notNullable()
      table.primary(['leaderboard_id', 'level', 'bucket'])
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `create index leaderboard_entries_uncounted on leaderboard_entries
         (leaderboard_id, points, counted_points) where points <> counted_points`
      )
    })
  }

  async down() {
    this.defer((db) => db.rawQuery('drop index leaderboard_entries_uncounted'))
    this.schema.dropTable('leaderboard_counts')
    this.schema.alterTable('leaderboard_entries', (table) => {
      table.dropColumn('counted_points')
    })
  }
}
