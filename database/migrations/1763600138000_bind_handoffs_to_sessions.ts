import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('social_handoffs', (table) => {
      /** The session that gave it, and must go on; null for a sign-in that comes from a provider. */
      table.uuid('family_id').nullable()
    })
  }

  async down() {
    this.schema.alterTable('social_handoffs', (table) => table.dropColumn('family_id'))
  }
}
