import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('one_time_tokens', (table) => {
      table.uuid('id').primary()
      oneOf(table, 'purpose', ['verify_email', 'reset_password', 'invite']).notNullable()
      table.string('hash', 64).notNullable().unique()
      /** null for an invite: its account comes with its use. */
      table.uuid('user_id').nullable().index()
      table.string('email', 254).notNullable()
      /** What the account is granted when the token is used, and by whom. */
      json(table, 'roles').notNullable()
      table.uuid('issued_by').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
      instant(table, 'used_at').nullable()
      table.index(['email', 'purpose'])
    })
  }

  async down() {
    this.schema.dropTable('one_time_tokens')
  }
}
