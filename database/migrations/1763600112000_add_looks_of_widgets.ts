import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('widgets', (table) => {
      /** What its creator published for it, by custom property and by part of the configuration. */
      json(table, 'theme').notNullable().defaultTo('{}')
      json(table, 'config').notNullable().defaultTo('{}')
      instant(table, 'updated_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('widgets', (table) => {
      table.dropColumns('theme', 'config', 'updated_at')
    })
  }
}
