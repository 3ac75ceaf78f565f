import { BaseSchema } from '@adonisjs/lucid/schema'

/** The ledger of all players is read newest first, and from one instant to another. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index ledger_transactions_by_time on ledger_transactions (created_at, id) where user_id is not null'
    )
  }

  async down() {
    this.schema.raw('drop index ledger_transactions_by_time')
  }
}
