import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('game_plays', (table) => {
      /** White tickets that stay spent though their game was canceled: so is the gray that they won. */
      table.integer('kept_count').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('game_plays', (table) => table.dropColumn('kept_count'))
  }
}
