import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    /** What visits measured, kept for a month. No table points here, and none is pointed at. */
    this.schema.createTable('analytics_events', (table) => {
      /** Chosen by the browser, so that a batch that is sent again is stored once. */
      table.string('batch_id', 36).notNullable()
      table.integer('seq').notNullable()
      instant(table, 'received_at').notNullable().index()
      table.string('name', 32).notNullable()
      table.string('widget_id', 36).nullable()
      table.string('game_id', 36).nullable()
      table.string('partner', 64).notNullable()
      table.string('host', 253).notNullable()
      table.string('display_mode', 32).notNullable()
      table.string('widget_mode', 64).notNullable()
      table.string('flavour', 64).notNullable()
      table.string('release', 130).notNullable()
      table.string('app_version', 64).notNullable()
      table.string('config', 128).notNullable()
      /** Keyed hashes; null where the reader has not agreed to be recognised. */
      table.string('session_hash', 32).nullable()
      table.string('device_hash', 32).nullable()
      table.string('detail', 64).notNullable()
      /** Why something failed; empty for what did not. */
      table.string('reason', 300).notNullable()
      table.boolean('fails').notNullable()
      table.text('properties').notNullable()
      table.text('experiments').notNullable()
      table.primary(['batch_id', 'seq'])
    })
    this.schema.raw(
      'create index analytics_events_fails on analytics_events (received_at) where fails = true'
    )
    /** How often, by hour of arrival; an empty word where an event has none. */
    this.schema.createTable('analytics_hours', (table) => {
      instant(table, 'hour').notNullable()
      table.string('name', 32).notNullable()
      table.string('widget_id', 36).notNullable()
      table.string('game_id', 36).notNullable()
      table.string('partner', 64).notNullable()
      table.string('display_mode', 32).notNullable()
      table.string('widget_mode', 64).notNullable()
      table.string('flavour', 64).notNullable()
      table.string('release', 130).notNullable()
      table.string('detail', 64).notNullable()
      table.bigInteger('events').notNullable()
      table.primary([
        'hour',
        'name',
        'widget_id',
        'game_id',
        'partner',
        'display_mode',
        'widget_mode',
        'flavour',
        'release',
        'detail',
      ])
      table.index(['widget_id', 'hour'])
      table.index(['partner', 'hour'])
    })
    /** The hours whose roll-up is complete. */
    this.schema.createTable('analytics_rolled', (table) => {
      instant(table, 'hour').primary()
      instant(table, 'rolled_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('analytics_rolled')
    this.schema.dropTable('analytics_hours')
    this.schema.dropTable('analytics_events')
  }
}
