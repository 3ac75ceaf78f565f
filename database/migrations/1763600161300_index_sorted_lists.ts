import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the console's lists are ordered by. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('games', (table) => {
      table.index(['created_at', 'id'])
      table.index(['start_time', 'id'])
      table.index(['end_time', 'id'])
    })
    this.defer(async (db) => {
      // SQLite compares texts byte by byte, as its unique indexes do already.
      if (db.dialect.name !== 'postgres') return
      for (const column of ['email', 'username_key']) {
        await db.rawQuery(`create index users_${column}_bytes on users (${column} collate "C", id)`)
      }
    })
  }

  async down() {
    this.schema.alterTable('games', (table) => {
      table.dropIndex(['created_at', 'id'])
      table.dropIndex(['start_time', 'id'])
      table.dropIndex(['end_time', 'id'])
    })
    this.defer(async (db) => {
      if (db.dialect.name !== 'postgres') return
      for (const column of ['email', 'username_key']) {
        await db.rawQuery(`drop index users_${column}_bytes`)
      }
    })
  }
}
