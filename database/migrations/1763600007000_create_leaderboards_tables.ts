import { BaseSchema } from '@adonisjs/lucid/schema'
import { amount, instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('leaderboards', (table) => {
      table.uuid('id').primary()
      table.string('distributor_id', 64).notNullable()
      /** The weekly series the board belongs to; its next board is cloned from its last. */
      table.string('series', 64).notNullable()
      instant(table, 'start_date').notNullable()
      instant(table, 'end_date').notNullable()
      instant(table, 'prize_drawing_date').notNullable()
      table.string('prize_name', 120).notNullable()
      table.string('prize_title', 200).notNullable()
      table.string('prize_short_title', 80).notNullable()
      amount(table, 'point_threshold').notNullable()
      table.integer('number_of_prizes').notNullable()
      table.string('image_asset_url', 2048).nullable()
      table.string('image_small_asset_url', 2048).nullable()
      table.string('image_icon_asset_url', 2048).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'archived_at').nullable()
      instant(table, 'deleted_at').nullable()
      table.unique(['distributor_id', 'series', 'start_date'])
      table.index(['distributor_id', 'end_date'])
    })
    this.schema.createTable('leaderboard_entries', (table) => {
      table.uuid('leaderboard_id').notNullable().references('leaderboards.id')
      table.uuid('user_id').notNullable()
      amount(table, 'points').notNullable()
      instant(table, 'reached_at').notNullable()
      table.primary(['leaderboard_id', 'user_id'])
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `create index leaderboard_entries_rank on leaderboard_entries
         (leaderboard_id, points desc, reached_at, user_id)`
      )
    })
  }

  async down() {
    this.schema.dropTable('leaderboard_entries')
    this.schema.dropTable('leaderboards')
  }
}
