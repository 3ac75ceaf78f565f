import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('player_progress', (table) => {
      /** Since when plays are counted: an older one that is taken back takes nothing from them. */
      instant(table, 'demoted_at').nullable()
    })
  }

  async down() {
    this.schema.alterTable('player_progress', (table) => table.dropColumn('demoted_at'))
  }
}
