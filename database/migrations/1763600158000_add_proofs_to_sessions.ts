import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refresh_families', (table) => {
      /** When its player last gave the password again; null where the sign-in is the only proof. */
      table.bigInteger('proved_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('refresh_families', (table) => table.dropColumn('proved_at'))
  }
}
