import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('games', (table) => {
      /** An admin's leave to play a poll for coins. */
      table.boolean('allow_black').notNullable().defaultTo(false)
    })
    this.schema.alterTable('game_plays', (table) => {
      /** When the player collected the points of a win that was decided later. */
      instant(table, 'claimed_at').nullable()
    })
    /** Black tickets that met, one against one. */
    this.schema.createTable('game_matches', (table) => {
      table.uuid('game_id').notNullable().index()
      table.uuid('play_id').notNullable()
      table.uuid('opponent_play_id').notNullable()
      table.integer('quantity').notNullable()
      table.check('"quantity" > 0')
      instant(table, 'created_at').notNullable()
      table.primary(['play_id', 'opponent_play_id'])
      table.index(['opponent_play_id'])
    })
    /** Where a black play came from, as keyed hashes: two of one hand must never meet. */
    this.schema.createTable('play_marks', (table) => {
      table.uuid('play_id').primary()
      table.string('network', 64).notNullable()
      table.string('agent', 64).notNullable()
      table.string('payout', 64).nullable()
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `create index game_plays_unmatched on game_plays (game_id, side, created_at, id)
         where ticket_type = 'black' and matched_count < quantity`
      )
    })
  }

  async down() {
    this.schema.dropTable('play_marks')
    this.schema.dropTable('game_matches')
    this.defer(async (db) => {
      await db.rawQuery('drop index game_plays_unmatched')
    })
    this.schema.alterTable('game_plays', (table) => table.dropColumn('claimed_at'))
    this.schema.alterTable('games', (table) => table.dropColumn('allow_black'))
  }
}
