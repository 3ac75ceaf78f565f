import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['refresh_tokens', 'refresh_families'] as const

/** What has expired is looked for every hour. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => void table.index('expires_at'))
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => void table.dropIndex('expires_at'))
    }
  }
}
