import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('experiments', (table) => {
      /** Slug of the distributor on whose pages alone it runs; null is the platform's. */
      table.string('owner', 64).nullable()
    })
  }

  async down() {
    this.schema.alterTable('experiments', (table) => table.dropColumn('owner'))
  }
}
