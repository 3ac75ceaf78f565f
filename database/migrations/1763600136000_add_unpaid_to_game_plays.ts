import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('game_plays', (table) => {
      /** A pick of before the sign-in that came too late: its result moves nothing but the answers. */
      table.boolean('unpaid').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('game_plays', (table) => table.dropColumn('unpaid'))
  }
}
