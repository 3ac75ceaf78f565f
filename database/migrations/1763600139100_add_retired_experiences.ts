import { BaseSchema } from '@adonisjs/lucid/schema'
import { allowWords } from '#database/migration_kit/allow_words'

/** A version may say that its owner has no document from now on. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer((db) =>
      allowWords(db, 'experience_configs', 'status', ['draft', 'published', 'retired'])
    )
  }

  async down() {
    this.defer(async (db) => {
      await db.from('experience_configs').whereIn('status', ['retired']).delete()
      await allowWords(db, 'experience_configs', 'status', ['draft', 'published'])
    })
  }
}
