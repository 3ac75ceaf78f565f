import { BaseSchema } from '@adonisjs/lucid/schema'
import { allowWords } from '#database/migration_kit/allow_words'

const LEFT = [
  'game_won',
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
  'gray_converted',
  'achievement',
  'promotion',
  'demotion',
  'prize_won',
  'prize_alternate',
  'declaration_missing',
]

/** Nothing has ever sent one of these. */
const REMOVED = [
  'gift_available',
  'purchase_complete',
  'purchase_failed',
  'redeem_complete',
  'redeem_error',
]

export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer(async (db) => {
      await db.from('notifications').whereIn('kind', REMOVED).delete()
      await allowWords(db, 'notifications', 'kind', LEFT)
    })
  }

  async down() {
    this.defer((db) => allowWords(db, 'notifications', 'kind', [...LEFT, ...REMOVED]))
  }
}
