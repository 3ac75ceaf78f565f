import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('social_identities', (table) => {
      oneOf(table, 'provider', ['apple', 'facebook', 'google', 'microsoft']).notNullable()
      table.string('subject', 255).notNullable()
      table.uuid('user_id').notNullable().index()
      instant(table, 'linked_at').notNullable()
      table.primary(['provider', 'subject'])
    })
    this.schema.createTable('social_handoffs', (table) => {
      table.uuid('id').primary()
      table.string('key_hash', 64).notNullable().unique()
      table.string('state_hash', 64).notNullable().index()
      table.boolean('frame_may_claim').notNullable()
      table.uuid('user_id').notNullable()
      instant(table, 'expires_at').notNullable().index()
      instant(table, 'claimed_at').nullable()
    })
    this.schema.createTable('spent_secrets', (table) => {
      table.string('hash', 64).primary()
      instant(table, 'expires_at').notNullable().index()
    })
  }

  async down() {
    for (const name of ['spent_secrets', 'social_handoffs', 'social_identities']) {
      this.schema.dropTable(name)
    }
  }
}
