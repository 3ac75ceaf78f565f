import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, json, oneOf } from '#database/migration_kit/columns'

const BEFORE = [
  'game_won',
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
  'gray_converted',
  'gift_available',
  'purchase_complete',
  'purchase_failed',
  'redeem_complete',
  'redeem_error',
  'achievement',
  'promotion',
  'demotion',
  'prize_won',
  'prize_alternate',
]

const ADDED = ['declaration_missing']

/** SQLite cannot change a check: the table is built anew with the one that holds from now on. */
export default class extends BaseSchema {
  async up() {
    this.rebuild([...BEFORE, ...ADDED], 'notifications_anew')
  }

  async down() {
    this.defer(async (db) => {
      await db.from('notifications').whereIn('kind', ADDED).delete()
    })
    this.rebuild(BEFORE, 'notifications_again')
  }

  private rebuild(kinds: readonly string[], name: string) {
    const columns = 'id, key, user_id, kind, data, created_at, read_at'
    this.schema.createTable(name, (table) => {
      table.uuid('id').primary()
      table.string('key', 200).notNullable()
      table.uuid('user_id').notNullable()
      oneOf(table, 'kind', kinds).notNullable()
      json(table, 'data').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'read_at').nullable()
    })
    this.defer(async (db) => {
      await db.rawQuery(`insert into ${name} (${columns}) select ${columns} from notifications`)
    })
    this.schema.dropTable('notifications')
    this.schema.renameTable(name, 'notifications')
    this.schema.alterTable('notifications', (table) => {
      table.unique(['key'])
      table.index(['user_id', 'created_at', 'id'])
      table.index(['user_id', 'read_at'])
    })
  }
}
