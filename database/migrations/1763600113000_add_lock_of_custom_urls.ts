import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('custom_urls', (table) => {
      /** An admin has switched the name off: its creator cannot switch it on again. */
      table.boolean('locked').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('custom_urls', (table) => {
      table.dropColumn('locked')
    })
  }
}
