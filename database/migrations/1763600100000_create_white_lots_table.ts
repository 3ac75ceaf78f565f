import { BaseSchema } from '@adonisjs/lucid/schema'
import { amount, instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    /** White tickets as they were granted: each lot expires, and the one that expires first is spent first. */
    this.schema.createTable('white_lots', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable()
      amount(table, 'granted').notNullable()
      amount(table, 'remaining').notNullable()
      table.check('"remaining" between 0 and "granted"')
      instant(table, 'granted_at').notNullable()
      instant(table, 'expires_at').notNullable()
      table.index(['user_id', 'expires_at', 'id'])
      table.index(['expires_at', 'id'])
    })
    /** Which lot a play took its ticket from, so that a refund finds it. */
    this.schema.createTable('white_spends', (table) => {
      table.uuid('play_id').primary()
      table.uuid('lot_id').notNullable().references('white_lots.id')
    })
    /** Gray that free plays paid a player in one game day; the rest of the day they pay none. */
    this.schema.createTable('gray_days', (table) => {
      table.uuid('user_id').notNullable()
      table.string('day', 10).notNullable()
      amount(table, 'earned').notNullable()
      table.primary(['user_id', 'day'])
    })
  }

  async down() {
    for (const name of ['gray_days', 'white_spends', 'white_lots']) this.schema.dropTable(name)
  }
}
