import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

const DISPLAY_MODES = [
  'inline',
  'expanding',
  'mobile-expanding',
  'docked',
  'carousel',
  'sidebar',
  'playlist',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('playlists', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      table.uuid('creator_id').notNullable()
      table.string('distributor_id', 64).notNullable()
      table.boolean('is_ad').notNullable().defaultTo(false)
      /** categoryIds, keywords, language, autofill. */
      json(table, 'rules').notNullable()
      json(table, 'autofilled_game_ids').notNullable()
      instant(table, 'autofilled_at').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
    })
    this.schema.createTable('playlist_games', (table) => {
      table.uuid('playlist_id').notNullable().references('playlists.id')
      table.uuid('game_id').notNullable()
      table.integer('position').notNullable()
      table.primary(['playlist_id', 'game_id'])
      table.unique(['playlist_id', 'position'])
    })
    this.schema.createTable('game_sets', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      table.string('partner_id', 64).notNullable()
      json(table, 'game_ids').notNullable()
      instant(table, 'start_at').notNullable()
      instant(table, 'end_at').notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
    })
    this.schema.createTable('widgets', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      oneOf(table, 'type', DISPLAY_MODES).notNullable()
      table.uuid('creator_id').notNullable()
      table.uuid('playlist_id').notNullable().references('playlists.id')
      table.uuid('game_set_id').nullable()
      table.string('distributor_id', 64).notNullable()
      table.string('language', 8).notNullable()
      json(table, 'preferred_category_ids').notNullable()
      json(table, 'allowed_domains').notNullable()
      /** Any site may frame a public widget; the others only their own domains and the partner's. */
      table.boolean('is_public').notNullable().defaultTo(true)
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
    })
    this.schema.createTable('custom_urls', (table) => {
      table.uuid('id').primary()
      table.string('url', 80).notNullable().unique()
      table.uuid('widget_id').notNullable().references('widgets.id')
      table.uuid('game_id').nullable()
      table.uuid('creator_id').notNullable()
      table.string('flavour', 64).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
    })
  }

  async down() {
    for (const name of ['custom_urls', 'widgets', 'game_sets', 'playlist_games', 'playlists']) {
      this.schema.dropTable(name)
    }
  }
}
