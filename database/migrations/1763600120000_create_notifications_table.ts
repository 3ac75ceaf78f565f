import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

const KINDS = [
  'game_won',
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
  'gray_converted',
  'gift_available',
  'purchase_complete',
  'purchase_failed',
  'redeem_complete',
  'redeem_error',
  'achievement',
  'promotion',
  'demotion',
  'prize_won',
  'prize_alternate',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notifications', (table) => {
      table.uuid('id').primary()
      /** The event's natural key: it is told once, however often it is asked for. */
      table.string('key', 200).notNullable().unique()
      table.uuid('user_id').notNullable()
      oneOf(table, 'kind', KINDS).notNullable()
      json(table, 'data').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'read_at').nullable()
      table.index(['user_id', 'created_at', 'id'])
      table.index(['user_id', 'read_at'])
    })
  }

  async down() {
    this.schema.dropTable('notifications')
  }
}
