import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refresh_families', (table) => {
      /** Hash of the key of the only browser that may refresh the session; null until a browser has brought one. */
      table.string('browser_key_hash', 64).nullable()
    })
  }

  async down() {
    this.schema.alterTable('refresh_families', (table) => table.dropColumn('browser_key_hash'))
  }
}
