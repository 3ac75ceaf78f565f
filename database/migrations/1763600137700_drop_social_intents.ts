import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

/** A window that waits for a sign-in posts a form now, and announces nothing before. */
export default class extends BaseSchema {
  async up() {
    this.schema.dropTable('social_intents')
  }

  async down() {
    this.schema.createTable('social_intents', (table) => {
      table.string('state_hash', 64).primary()
      instant(table, 'expires_at').notNullable().index()
    })
  }
}
