import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeAppendOnly } from '#database/migration_kit/append_only'
import { instant } from '#database/migration_kit/columns'

/** A board's commitment is copied by the database itself, so that no board is without its line in the public list. */
const COPY = `insert into drawing_commitments (leaderboard_id, commitment, beacon_chain, beacon_round, committed_at)
  values (new.id, new.commitment, new.beacon_chain, new.beacon_round, new.created_at)`

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leaderboards', (table) => {
      /** SHA-256 of the seed, in hex; null for boards from before drawings. */
      table.string('commitment', 64).nullable()
      table.text('sealed_seed').nullable()
      /** The seed, once the prizes are drawn. */
      table.string('seed', 64).nullable()
      /** The beacon's chain as JSON, and the round that was named with the board; null without a beacon. */
      table.text('beacon_chain').nullable()
      table.bigInteger('beacon_round').nullable()
      table.string('list_hash', 64).nullable()
      instant(table, 'list_closed_at').nullable()
      /** The round that decides: the named one, or a later one where the list was closed later. */
      table.bigInteger('drawn_round').nullable()
      table.string('randomness', 64).nullable()
      table.string('beacon_signature', 256).nullable()
      instant(table, 'awarded_at').nullable()
    })
    this.schema.createTable('drawing_commitments', (table) => {
      table.uuid('leaderboard_id').primary()
      table.string('commitment', 64).notNullable().unique()
      table.text('beacon_chain').nullable()
      table.bigInteger('beacon_round').nullable()
      instant(table, 'committed_at').notNullable()
      table.index(['committed_at', 'leaderboard_id'])
    })
    this.schema.createTable('drawing_entries', (table) => {
      table.uuid('leaderboard_id').notNullable().references('leaderboards.id')
      table.uuid('user_id').notNullable()
      /** What is told to the player alone, in hex. */
      table.string('number', 64).notNullable()
      table.string('entry', 64).notNullable()
      table.primary(['leaderboard_id', 'user_id'])
      table.unique(['leaderboard_id', 'entry'])
      table.index(['user_id'])
    })
    this.schema.createTable('drawing_places', (table) => {
      table.uuid('leaderboard_id').notNullable().references('leaderboards.id')
      /** From 1: winners, then the alternates after them. */
      table.integer('place').notNullable()
      table.string('entry', 64).notNullable()
      table.primary(['leaderboard_id', 'place'])
      table.unique(['leaderboard_id', 'entry'])
    })
    this.defer(async (db) => {
      await makeAppendOnly(db, 'drawing_commitments', 'what was committed stays')
      await makeAppendOnly(db, 'drawing_places', 'what was drawn stays')
      await makeAppendOnly(db, 'drawing_entries', 'who was in it stays')
      if (db.dialect.name === 'postgres') {
        await db.rawQuery(
          `create function commit_drawing() returns trigger language plpgsql as
           'begin ${COPY}; return null; end'`
        )
        await db.rawQuery(
          `create trigger leaderboards_commit after insert on leaderboards for each row
           when (new.commitment is not null) execute function commit_drawing()`
        )
      } else {
        await db.rawQuery(
          `create trigger leaderboards_commit after insert on leaderboards for each row
           when new.commitment is not null begin ${COPY}; end`
        )
      }
    })
  }

  async down() {
    this.defer(async (db) => {
      const on = db.dialect.name === 'postgres' ? ' on leaderboards' : ''
      await db.rawQuery(`drop trigger leaderboards_commit${on}`)
      if (on !== '') await db.rawQuery('drop function commit_drawing()')
    })
    this.schema.dropTable('drawing_places')
    this.schema.dropTable('drawing_entries')
    this.schema.dropTable('drawing_commitments')
    this.schema.alterTable('leaderboards', (table) => {
      table.dropColumn('awarded_at')
      table.dropColumn('beacon_signature')
      table.dropColumn('randomness')
      table.dropColumn('drawn_round')
      table.dropColumn('list_closed_at')
      table.dropColumn('list_hash')
      table.dropColumn('beacon_round')
      table.dropColumn('beacon_chain')
      table.dropColumn('seed')
      table.dropColumn('sealed_seed')
      table.dropColumn('commitment')
    })
  }
}
