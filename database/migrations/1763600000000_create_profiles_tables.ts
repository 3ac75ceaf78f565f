import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.uuid('id').primary()
      table.string('email', 254).notNullable().unique()
      table.string('username', 64).notNullable()
      table.string('username_key', 128).notNullable().unique()
      oneOf(table, 'status', ['pending', 'active', 'blocked', 'deleted']).notNullable()
      table.string('profile_color', 6).notNullable()
      table.string('avatar', 512).nullable()
      table.string('language', 8).notNullable()
      table.string('birthday', 10).nullable()
      table.string('country', 2).nullable()
      table.string('state', 2).nullable()
      instant(table, 'us_residency_confirmed_at').nullable()
      instant(table, 'email_verified_at').nullable()
      table.string('payout_email', 254).nullable()
      table.string('distributor_id', 64).notNullable()
      table.uuid('referrer_id').nullable()
      table.string('source_domain', 253).nullable()
      table.integer('claimed_points').notNullable()
      table.string('terms_version', 32).nullable()
      instant(table, 'terms_signed_at').nullable()
      table.boolean('ads_disabled').notNullable().defaultTo(false)
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
    })
    this.schema.createTable('creators', (table) => {
      table.uuid('user_id').primary()
      table.string('user_name', 64).notNullable()
      table.string('profile_color', 6).notNullable()
      table.string('avatar', 512).nullable()
      table.string('partner_name', 120).nullable()
      instant(table, 'created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('creators')
    this.schema.dropTable('users')
  }
}
