import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

const STEPS = [
  'declare',
  'undo',
  'change',
  'pay',
  'refund',
  'unmatched',
  'first_reminder',
  'second_reminder',
]

export default class extends BaseSchema {
  async up() {
    /** What a game's change of state leaves to do for its plays: one row a game, result and step. */
    this.schema.createTable('settlements', (table) => {
      table.uuid('id').primary()
      table.uuid('game_id').notNullable()
      table.integer('revision').notNullable()
      oneOf(table, 'step', STEPS).notNullable()
      oneOf(table, 'status', ['created', 'processing', 'complete', 'error']).notNullable()
      /** Failures since a batch last went through. */
      table.integer('tries').notNullable()
      /** Player whose play was the last of those walked through; null before the first. */
      table.uuid('walked_to').nullable()
      /** Who works on it, until `due_at`: then it is anybody's again. */
      table.uuid('lease').nullable()
      instant(table, 'due_at').notNullable()
      table.string('last_error', 500).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'closed_at').nullable()
      table.unique(['game_id', 'revision', 'step'])
    })
    this.schema.alterTable('game_plays', (table) => {
      /** Until when the points of a win that was decided later can be collected. */
      instant(table, 'claimable_until').nullable()
      /** Black tickets that met nobody and came back. */
      table.integer('refunded_count').notNullable().defaultTo(0)
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `create index settlements_due on settlements (due_at) where status in ('created', 'processing')`
      )
      await db.rawQuery(
        `create index game_plays_claimable on game_plays (user_id)
         where claimable_until is not null and claimed_at is null`
      )
      await db.rawQuery(
        `create index ledger_transactions_cuts on ledger_transactions (reference)
         where source = 'cuts'`
      )
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.rawQuery('drop index ledger_transactions_cuts')
      await db.rawQuery('drop index game_plays_claimable')
    })
    this.schema.alterTable('game_plays', (table) => {
      table.dropColumn('refunded_count')
      table.dropColumn('claimable_until')
    })
    this.schema.dropTable('settlements')
  }
}
