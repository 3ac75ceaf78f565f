import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('credentials', (table) => {
      table.uuid('user_id').primary()
      table.string('password_hash', 255).nullable()
      instant(table, 'updated_at').notNullable()
    })
    this.schema.createTable('user_roles', (table) => {
      table.uuid('user_id').notNullable()
      oneOf(table, 'role', ['creator', 'admin', 'superadmin']).notNullable()
      table.uuid('granted_by').nullable()
      instant(table, 'granted_at').notNullable()
      table.primary(['user_id', 'role'])
    })
    this.schema.createTable('terms_acceptances', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable()
      table.string('version', 32).notNullable()
      table.string('ip', 64).nullable()
      table.string('user_agent', 512).nullable()
      instant(table, 'signed_at').notNullable()
      table.index(['user_id', 'signed_at'])
    })
    this.schema.createTable('refresh_families', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().index()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable()
      instant(table, 'revoked_at').nullable()
      table.string('revoked_because', 32).nullable()
    })
    this.schema.createTable('refresh_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('family_id').notNullable().index()
      table.string('hash', 64).notNullable().unique()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable()
      instant(table, 'rotated_at').nullable()
    })
    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().index()
      table.uuid('family_id').notNullable().index()
      table.string('hash', 64).notNullable().unique()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
    })
  }

  async down() {
    for (const name of [
      'access_tokens',
      'refresh_tokens',
      'refresh_families',
      'terms_acceptances',
      'user_roles',
      'credentials',
    ]) {
      this.schema.dropTable(name)
    }
  }
}
