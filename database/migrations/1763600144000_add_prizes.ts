import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('prize_drawings', (table) => {
      table.uuid('leaderboard_id').primary()
      table.string('prize_title', 255).notNullable()
      table.integer('number_of_prizes').notNullable()
      instant(table, 'awarded_at').notNullable()
    })
    this.schema.createTable('prize_awards', (table) => {
      table.uuid('leaderboard_id').notNullable().references('prize_drawings.leaderboard_id')
      /** The place of the drawing, from 1. */
      table.integer('place').notNullable()
      table.uuid('user_id').notNullable()
      table.string('state', 16).notNullable()
      /** Why it was passed on; null unless it was. */
      table.string('reason', 32).nullable()
      instant(table, 'offered_at').nullable()
      instant(table, 'confirm_before').nullable()
      instant(table, 'confirmed_at').nullable()
      instant(table, 'passed_on_at').nullable()
      /** Where the prize goes, encrypted; null before it is confirmed and after it is passed on. */
      table.text('contact_sealed').nullable()
      table.boolean('initials_only').notNullable().defaultTo(false)
      instant(table, 'fulfilled_at').nullable()
      table.uuid('fulfilled_by').nullable()
      table.string('fulfilment', 500).nullable()
      table.primary(['leaderboard_id', 'place'])
      table.unique(['leaderboard_id', 'user_id'])
      table.index(['user_id'])
      table.index(['state', 'confirm_before'])
    })
  }

  async down() {
    this.schema.dropTable('prize_awards')
    this.schema.dropTable('prize_drawings')
  }
}
