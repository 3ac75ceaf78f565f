import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

const GAME_STATES = [
  'new',
  'active',
  'waiting_for_declaration',
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
  'canceled',
  'refunded',
  'quarantined',
]

const GAME_TYPES = ['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA', 'SURVEY']

const SIDES = ['A', 'B']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('categories', (table) => {
      table.uuid('id').primary()
      table.string('slug', 80).notNullable()
      table.string('category_name', 120).notNullable()
      table.string('language', 8).notNullable()
      table.integer('position').notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
      table.unique(['language', 'category_name'])
      table.unique(['language', 'slug'])
    })
    this.schema.createTable('games', (table) => {
      table.uuid('id').primary()
      table.string('text', 280).notNullable()
      table.string('game_title', 120).notNullable()
      oneOf(table, 'game_type', GAME_TYPES).notNullable()
      table.string('side_a', 60).notNullable()
      table.string('side_b', 60).notNullable()
      oneOf(table, 'correct_answer', SIDES).nullable()
      table.uuid('creator_id').notNullable()
      table.boolean('is_private').notNullable().defaultTo(false)
      table.boolean('is_ad').notNullable().defaultTo(false)
      oneOf(table, 'state', GAME_STATES).notNullable()
      /** Raised by every change of the state: the compare-and-set guard. */
      table.integer('version').notNullable().defaultTo(1)
      oneOf(table, 'orientation', ['landscape', 'portrait']).notNullable()
      table.string('language', 8).notNullable()
      table.uuid('category_id').notNullable().references('categories.id')
      instant(table, 'start_time').notNullable()
      instant(table, 'last_join_time').notNullable()
      instant(table, 'end_time').notNullable()
      table.string('source_url', 2048).nullable()
      json(table, 'video_urls').notNullable()
      json(table, 'landscape_video_urls').notNullable()
      json(table, 'metadata').notNullable()
      /** What a search reads: every word of the game, lower-case and without accents, the same on both databases. */
      table.text('search_text').notNullable().defaultTo('')
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      instant(table, 'deleted_at').nullable()
      table.index(['state', 'last_join_time'])
      table.index(['category_id', 'last_join_time'])
      table.index(['creator_id', 'created_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('games')
    this.schema.dropTable('categories')
  }
}
