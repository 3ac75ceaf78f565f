import { BaseSchema } from '@adonisjs/lucid/schema'
import { allowWords } from '#database/migration_kit/allow_words'

/** Widget modes and partners' domains have documents too. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer((db) =>
      allowWords(db, 'experience_configs', 'scope', [
        'base',
        'partner',
        'widget',
        'flavour',
        'mode',
        'host',
      ])
    )
  }

  async down() {
    this.defer(async (db) => {
      await db.from('experience_configs').whereIn('scope', ['mode', 'host']).delete()
      await allowWords(db, 'experience_configs', 'scope', ['base', 'partner', 'widget', 'flavour'])
    })
  }
}
