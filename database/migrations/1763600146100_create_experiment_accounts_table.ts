import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

export default class extends BaseSchema {
  async up() {
    /** The variant that a player's first device had: other devices of the account follow it. */
    this.schema.createTable('experiment_accounts', (table) => {
      table.uuid('user_id').notNullable()
      table.uuid('experiment_id').notNullable().references('experiments.id')
      table.integer('version').notNullable()
      table.string('variant', 64).notNullable()
      instant(table, 'assigned_at').notNullable()
      table.primary(['user_id', 'experiment_id', 'version'])
    })
  }

  async down() {
    this.schema.dropTable('experiment_accounts')
  }
}
