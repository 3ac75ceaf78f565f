import { BaseSchema } from '@adonisjs/lucid/schema'
import { amount, instant, oneOf } from '#database/migration_kit/columns'

const GAME_PLAY_STATES = [
  'waiting_for_match',
  'matched',
  'declared_winner',
  'declared_loser',
  'won',
  'lost',
  'canceled',
]

const SIDES = ['A', 'B']

const TICKET_TYPES = ['black', 'white', 'free']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('game_plays', (table) => {
      table.uuid('id').primary()
      table.uuid('game_id').notNullable()
      table.uuid('user_id').notNullable()
      oneOf(table, 'state', GAME_PLAY_STATES).notNullable()
      oneOf(table, 'side', SIDES).notNullable()
      oneOf(table, 'ticket_type', TICKET_TYPES).notNullable()
      table.integer('quantity').notNullable()
      table.integer('matched_count').notNullable()
      table.string('reward_type', 32).nullable()
      table.string('distributor_id', 64).notNullable()
      table.uuid('widget_id').nullable()
      table.string('return_url', 2048).nullable()
      amount(table, 'points').notNullable()
      table.boolean('correct').nullable()
      /** What the caller said of itself: app version, path, referrer, domain, time zone. Never trusted. */
      table.text('context').nullable()
      instant(table, 'created_at').notNullable()
      table.unique(['game_id', 'user_id'])
      table.index(['user_id', 'created_at', 'id'])
    })
    this.schema.createTable('game_votes', (table) => {
      table.uuid('game_id').notNullable()
      oneOf(table, 'side', SIDES).notNullable()
      table.smallint('shard').notNullable()
      table.integer('votes').notNullable()
      table.primary(['game_id', 'side', 'shard'])
    })
    /** Points that plays earned a player in one game day, before the ceiling. */
    this.schema.createTable('play_days', (table) => {
      table.uuid('user_id').notNullable()
      table.string('day', 10).notNullable()
      amount(table, 'earned_points').notNullable()
      table.integer('plays').notNullable()
      table.primary(['user_id', 'day'])
    })
    this.schema.createTable('idempotency_keys', (table) => {
      table.string('principal', 64).notNullable()
      table.string('method', 8).notNullable()
      table.string('path', 200).notNullable()
      table.string('key', 128).notNullable()
      table.string('body_hash', 64).notNullable()
      table.integer('status').nullable()
      table.text('response').nullable()
      instant(table, 'created_at').notNullable().index()
      table.primary(['principal', 'method', 'path', 'key'])
    })
  }

  async down() {
    for (const name of ['idempotency_keys', 'play_days', 'game_votes', 'game_plays']) {
      this.schema.dropTable(name)
    }
  }
}
