import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    /** Plays in a partner's rewards programme, by UTC day. */
    this.schema.createTable('partner_play_days', (table) => {
      table.uuid('user_id').notNullable()
      table.string('distributor_id', 64).notNullable()
      table.string('day', 10).notNullable()
      table.integer('plays').notNullable()
      table.primary(['user_id', 'distributor_id', 'day'])
    })
    /** Points in a partner's programme that a play earned. */
    this.schema.createTable('partner_credits', (table) => {
      table.uuid('play_id').primary()
      table.uuid('user_id').notNullable()
      table.string('distributor_id', 64).notNullable()
      oneOf(table, 'provider', ['microsoft']).notNullable()
      table.integer('points').notNullable()
      /** unlinked waits until the player has linked an account of the provider's. */
      oneOf(table, 'state', ['waiting', 'unlinked', 'credited']).notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'credited_at').nullable()
      table.index(['user_id', 'state', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('partner_credits')
    this.schema.dropTable('partner_play_days')
  }
}
