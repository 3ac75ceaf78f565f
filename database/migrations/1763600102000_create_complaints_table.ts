import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

const GAME_STATES = [
  'new',
  'active',
  'waiting_for_declaration',
  'declaring_winner',
  'winner_declared',
  'changing_game_result',
  'processing_payouts',
  'ended',
  'canceled',
  'refunded',
  'quarantined',
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('games', (table) => {
      /** Where a game goes back to that was quarantined without need. */
      oneOf(table, 'previous_state', GAME_STATES).nullable()
    })
    this.schema.createTable('complaints', (table) => {
      table.uuid('id').primary()
      table.uuid('game_id').notNullable()
      table.uuid('user_id').nullable().index()
      /** `user:{id}` or `session:{id}`: who complains of a game once. */
      table.string('principal', 160).notNullable()
      /** Keyed hash that tells people apart: of the player, or of a stranger's network. */
      table.string('person', 64).notNullable()
      table.string('reason', 500).notNullable()
      table.text('context').nullable()
      instant(table, 'created_at').notNullable()
      table.unique(['game_id', 'principal'])
      table.index(['game_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('complaints')
    this.schema.alterTable('games', (table) => table.dropColumn('previous_state'))
  }
}
