import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('leaderboard_entries', (table) => {
      table.boolean('instant_qualified').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('leaderboard_entries', (table) => {
      table.dropColumn('instant_qualified')
    })
  }
}
