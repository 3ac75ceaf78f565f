import { BaseSchema } from '@adonisjs/lucid/schema'

/** A creator's own share is said by cut_versions alone. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('creators', (table) => table.dropColumn('host_bps'))
  }

  async down() {
    this.schema.alterTable('creators', (table) => {
      table.integer('host_bps').nullable()
    })
  }
}
