import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeAppendOnly } from '#database/migration_kit/append_only'
import { amount, instant, oneOf } from '#database/migration_kit/columns'

export const CURRENCIES = [
  'free',
  'white',
  'black',
  'gray',
  'coin',
  'pending_coin',
  'point',
] as const

export default class extends BaseSchema {
  async up() {
    /** A player's accounts carry their balance; system accounts store none, so that no row is hot. */
    this.schema.createTable('ledger_accounts', (table) => {
      table.string('id', 80).primary()
      table.uuid('user_id').notNullable().index()
      oneOf(table, 'currency', CURRENCIES).notNullable()
      amount(table, 'balance').notNullable()
      table.check('"balance" >= 0')
    })
    this.schema.createTable('ledger_transactions', (table) => {
      table.uuid('id').primary()
      /** What happened, once: the second attempt at the same event finds this key taken. */
      table.string('key', 200).notNullable().unique()
      table.string('type', 32).notNullable()
      table.string('source', 32).nullable()
      table.string('reference', 80).nullable()
      table.uuid('user_id').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['user_id', 'created_at', 'id'])
    })
    this.schema.createTable('ledger_postings', (table) => {
      table.uuid('transaction_id').notNullable().references('ledger_transactions.id')
      table.string('account_id', 80).notNullable()
      oneOf(table, 'currency', CURRENCIES).notNullable()
      amount(table, 'amount').notNullable()
      /** Balance of a player's account after this posting; null for system accounts. */
      amount(table, 'balance_after').nullable()
      instant(table, 'created_at').notNullable()
      table.primary(['transaction_id', 'account_id', 'currency'])
      table.index(['account_id', 'created_at', 'transaction_id'])
    })
    this.defer(async (db) => {
      for (const table of ['ledger_postings', 'ledger_transactions']) {
        await makeAppendOnly(db, table, 'the ledger is append only')
      }
    })
  }

  async down() {
    for (const name of ['ledger_postings', 'ledger_transactions', 'ledger_accounts']) {
      this.schema.dropTable(name)
    }
  }
}
