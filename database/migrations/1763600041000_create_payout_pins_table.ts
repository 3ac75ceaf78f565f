import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

/** One PIN a player at a time: the next one takes its place. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payout_pins', (table) => {
      table.uuid('user_id').primary()
      table.string('email', 254).notNullable()
      table.string('hmac', 64).notNullable()
      table.integer('tries').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
    })
    this.schema.alterTable('users', (table) => {
      instant(table, 'payout_email_confirmed_at').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table users drop column payout_email_confirmed_at')
    this.schema.dropTable('payout_pins')
  }
}
