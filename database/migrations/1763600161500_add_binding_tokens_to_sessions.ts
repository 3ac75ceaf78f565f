import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refresh_families', (table) => {
      /** The refresh token whose use bound the session to a browser; null until one has. */
      table.uuid('bound_by_token').nullable()
    })
  }

  async down() {
    this.schema.alterTable('refresh_families', (table) => table.dropColumn('bound_by_token'))
  }
}
