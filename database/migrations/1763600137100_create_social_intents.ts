import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('social_intents', (table) => {
      table.string('state_hash', 64).primary()
      instant(table, 'expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('social_intents')
  }
}
