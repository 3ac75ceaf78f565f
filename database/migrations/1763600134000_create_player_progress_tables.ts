import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'

const GAME_TYPES = ['POLL', 'PREDICTION', 'INSTANT_POLL', 'TRIVIA', 'SURVEY']

const LEAGUES = ['level1', 'level2', 'level3', 'level4']

const KINDS = ['any', ...GAME_TYPES.map((type) => type.toLowerCase())]

export default class extends BaseSchema {
  async up() {
    /** Where a player stands: one row, so that a play counts everything in one statement. */
    this.schema.createTable('player_progress', (table) => {
      table.uuid('user_id').primary()
      table.integer('plays_since_demotion').notNullable().defaultTo(0)
      oneOf(table, 'league', LEAGUES).notNullable().defaultTo('level1')
      /** How often the player fell back to the first league: a league reached anew pays anew. */
      table.integer('demotions').notNullable().defaultTo(0)
      /** The Monday of the week of the last play; null when there is nothing to lose. It seldom changes, so its index is cheap. */
      table.string('played_week', 10).nullable().index()
      /** Plays whose outcome was known at the pick, and how many of them were right. */
      table.integer('declared_plays').notNullable().defaultTo(0)
      table.integer('correct_plays').notNullable().defaultTo(0)
      /** The game day of the last play that counted, its place in the row of days, and its plays. */
      table.string('streak_day', 10).nullable()
      table.integer('streak_days').notNullable().defaultTo(0)
      table.integer('streak_plays').notNullable().defaultTo(0)
      /** Plays in a row, of any game type and of each: all of them, and those answered right. */
      for (const kind of KINDS) {
        table.integer(`played_${kind}`).notNullable().defaultTo(0)
        table.integer(`correct_${kind}`).notNullable().defaultTo(0)
      }
    })
    this.schema.createTable('achievements', (table) => {
      table.uuid('user_id').notNullable()
      table.string('rule_id', 64).notNullable()
      instant(table, 'fulfilled_at').notNullable()
      instant(table, 'read_at').nullable()
      table.primary(['user_id', 'rule_id'])
    })
    /** Plays whose outcome came after the pick: whether they were right, so that another result counts instead of the first. */
    this.schema.createTable('settled_answers', (table) => {
      table.uuid('play_id').primary()
      table.uuid('user_id').notNullable()
      table.boolean('correct').notNullable()
      table.index(['user_id', 'correct'])
    })
  }

  async down() {
    for (const name of ['settled_answers', 'achievements', 'player_progress']) {
      this.schema.dropTable(name)
    }
  }
}
