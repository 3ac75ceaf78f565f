import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.index(['created_at', 'id'])
    })
    this.schema.alterTable('creators', (table) => {
      /** The partner a creator makes games for: a creator too. */
      table.uuid('parent_id').nullable()
      /** Share of the rake in basis points, where it is not the usual one. */
      table.integer('host_bps').nullable()
    })
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned().nullable()
    })
  }

  async down() {
    this.schema.dropTable('rate_limits')
    this.schema.alterTable('creators', (table) => {
      table.dropColumns('parent_id', 'host_bps')
    })
    this.schema.alterTable('users', (table) => {
      table.dropIndex(['created_at', 'id'])
    })
  }
}
