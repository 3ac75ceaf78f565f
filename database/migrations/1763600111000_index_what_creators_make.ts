import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['playlists', 'widgets', 'custom_urls']

/** Creators list their own, the newest first. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        table.index(['creator_id', 'created_at', 'id'])
      })
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => {
        table.dropIndex(['creator_id', 'created_at', 'id'])
      })
    }
  }
}
