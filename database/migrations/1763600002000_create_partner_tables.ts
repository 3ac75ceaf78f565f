import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('distributors', (table) => {
      table.string('id', 64).primary()
      table.string('name', 120).notNullable()
      table.uuid('owner_user_id').nullable()
      instant(table, 'created_at').notNullable()
    })
    this.schema.createTable('partner_domains', (table) => {
      table.uuid('id').primary()
      table.string('host', 253).notNullable()
      table.string('path_pattern', 512).nullable()
      table.string('query_marker', 128).nullable()
      table.string('distributor_id', 64).notNullable().references('distributors.id')
      table.string('name', 120).notNullable()
      table.uuid('owner_user_id').nullable()
      json(table, 'flags').notNullable()
      table.string('widget_mode', 32).nullable()
      table.string('flavour', 64).nullable()
      table.integer('priority').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
    })
    this.schema.createTable('experience_configs', (table) => {
      table.uuid('id').primary()
      oneOf(table, 'scope', ['base', 'partner', 'widget', 'flavour']).notNullable()
      /** Distributor, widget or flavour the document belongs to; empty for the base. */
      table.string('owner', 64).notNullable().defaultTo('')
      table.integer('version').notNullable()
      oneOf(table, 'status', ['draft', 'published']).notNullable()
      json(table, 'doc').notNullable()
      instant(table, 'published_at').nullable()
      table.uuid('published_by').nullable()
      table.unique(['scope', 'owner', 'version'])
    })
    this.schema.createTable('remote_releases', (table) => {
      table.uuid('id').primary()
      table.string('remote', 64).notNullable()
      table.string('version', 32).notNullable()
      /** The whole registry entry as it is handed to the browser; append only. */
      json(table, 'entry').notNullable()
      table.string('entry_url', 512).notNullable().unique()
      instant(table, 'published_at').notNullable()
    })
    this.schema.createTable('remote_registries', (table) => {
      table.uuid('id').primary()
      table.integer('version').notNullable().unique()
      /** default, flavours, rollouts and kill list, pointing at releases. */
      json(table, 'doc').notNullable()
      instant(table, 'published_at').notNullable()
    })
  }

  async down() {
    for (const name of [
      'remote_registries',
      'remote_releases',
      'experience_configs',
      'partner_domains',
      'distributors',
    ]) {
      this.schema.dropTable(name)
    }
  }
}
