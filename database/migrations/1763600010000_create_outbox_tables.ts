import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeAppendOnly } from '#database/migration_kit/append_only'
import { instant, json, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outbox', (table) => {
      table.uuid('id').primary()
      table.string('topic', 64).notNullable()
      /** What is to happen, once: whoever asks for the same again finds this key taken. */
      table.string('key', 200).notNullable().unique()
      /** Encrypted: a link in it opens an account. Emptied once it is delivered. */
      table.text('payload').notNullable()
      oneOf(table, 'state', ['waiting', 'delivered', 'dead']).notNullable()
      /** Attempts begun; it fences off a worker whose time was up. */
      table.integer('attempts').notNullable()
      /** When the next attempt may begin; a claim moves it on, so that a dead worker's row comes back by itself. */
      instant(table, 'due_at').notNullable()
      table.string('last_error', 500).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'closed_at').nullable()
      table.index(['state', 'due_at', 'id'])
      table.index(['state', 'closed_at'])
    })
    this.schema.createTable('audit_log', (table) => {
      table.uuid('id').primary()
      /** null is the platform itself. */
      table.uuid('actor_id').nullable()
      table.string('action', 64).notNullable()
      table.string('target_type', 32).notNullable()
      table.string('target_id', 80).notNullable()
      json(table, 'before').nullable()
      json(table, 'after').nullable()
      table.string('ip', 64).nullable()
      table.string('request_id', 64).nullable()
      instant(table, 'created_at').notNullable()
      table.index(['target_type', 'target_id', 'created_at', 'id'])
      table.index(['actor_id', 'created_at', 'id'])
      table.index(['created_at', 'id'])
    })
    this.defer((db) => makeAppendOnly(db, 'audit_log', 'the audit log is append only'))
  }

  async down() {
    for (const name of ['audit_log', 'outbox']) this.schema.dropTable(name)
  }
}
