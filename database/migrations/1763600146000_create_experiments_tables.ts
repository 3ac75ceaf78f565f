import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('experiments', (table) => {
      table.uuid('id').primary()
      table.string('key', 64).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('hypothesis').nullable()
      /** Part of what is hashed, so that two experiments divide devices independently. */
      table.string('salt', 64).notNullable()
      /** Grows when the variants change after a start. */
      table.integer('version').notNullable()
      /** Grows with every write; a writer names the one that was read. */
      table.integer('revision').notNullable()
      table.integer('priority').notNullable()
      table.integer('traffic').notNullable()
      table.string('group_key', 64).nullable()
      table.integer('slice_from').notNullable()
      json(table, 'domains').notNullable()
      table.string('metric', 32).notNullable()
      oneOf(table, 'status', ['draft', 'running', 'stopped', 'concluded']).notNullable()
      instant(table, 'ends_at').nullable()
      /** Of the first start; later ones keep it. */
      instant(table, 'started_at').nullable()
      instant(table, 'stopped_at').nullable()
      instant(table, 'concluded_at').nullable()
      table.string('winner', 64).nullable()
      table.text('note').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      table.index(['status'])
    })
    /** The variants of every version: a report of an older one still knows them. */
    this.schema.createTable('experiment_variants', (table) => {
      table.uuid('id').primary()
      table.uuid('experiment_id').notNullable().references('experiments.id')
      table.integer('version').notNullable()
      /** From 0; the first one is what the others are compared with. */
      table.integer('position').notNullable()
      table.string('key', 64).notNullable()
      table.integer('weight').notNullable()
      json(table, 'domains').notNullable()
      json(table, 'config').notNullable()
      json(table, 'payload').nullable()
      table.unique(['experiment_id', 'version', 'key'])
    })
    /** A device that was shown a variant. The hash is that of its analytics. */
    this.schema.createTable('experiment_devices', (table) => {
      table.uuid('experiment_id').notNullable().references('experiments.id')
      table.integer('version').notNullable()
      table.string('device_hash', 32).notNullable()
      table.string('variant', 64).notNullable()
      instant(table, 'exposed_at').notNullable()
      table.primary(['experiment_id', 'version', 'device_hash'])
      table.index(['device_hash'])
    })
    /** What such a device did afterwards: one row for each kind of event. */
    this.schema.createTable('experiment_outcomes', (table) => {
      table.uuid('experiment_id').notNullable().references('experiments.id')
      table.integer('version').notNullable()
      table.string('device_hash', 32).notNullable()
      table.string('metric', 32).notNullable()
      instant(table, 'first_at').notNullable()
      table.primary(['experiment_id', 'version', 'device_hash', 'metric'])
    })
  }

  async down() {
    this.schema.dropTable('experiment_outcomes')
    this.schema.dropTable('experiment_devices')
    this.schema.dropTable('experiment_variants')
    this.schema.dropTable('experiments')
  }
}
