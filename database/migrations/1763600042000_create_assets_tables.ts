import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('assets', (table) => {
      table.uuid('id').primary()
      table.uuid('owner_id').notNullable()
      oneOf(table, 'type', ['image', 'video']).notNullable()
      table.string('content_type', 64).notNullable()
      table.string('key', 200).notNullable().unique()
      table.bigInteger('size_bytes').notNullable()
      table.integer('width_px').notNullable()
      table.integer('height_px').notNullable()
      /** How many records show it: while there are any it cannot be removed. */
      table.integer('uses').notNullable().defaultTo(0)
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at').nullable()
      table.index(['owner_id', 'created_at', 'id'])
    })
    this.schema.createTable('upload_days', (table) => {
      table.uuid('owner_id').notNullable()
      table.string('day', 10).notNullable()
      table.integer('uploads').notNullable()
      table.primary(['owner_id', 'day'])
    })
  }

  async down() {
    this.schema.dropTable('upload_days')
    this.schema.dropTable('assets')
  }
}
