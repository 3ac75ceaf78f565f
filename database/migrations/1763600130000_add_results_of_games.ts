import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('games', (table) => {
      /** How often a result was declared: every result has keys of its own in the ledger. */
      table.integer('revision').notNullable().defaultTo(0)
      /** When the game came into its state. */
      instant(table, 'state_since').notNullable().defaultTo(0)
      /** Until when a declared result waits before it is paid. */
      instant(table, 'hold_until').nullable()
      table.index(['state', 'end_time'])
    })
    this.defer(async (db) => {
      await db.rawQuery('update games set state_since = updated_at')
    })
  }

  async down() {
    this.schema.alterTable('games', (table) => {
      table.dropIndex(['state', 'end_time'])
      for (const column of ['hold_until', 'state_since', 'revision']) {
        table.dropColumn(column)
      }
    })
  }
}
