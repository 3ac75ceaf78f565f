import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('games', (table) => {
      /** Whether anybody has played it: from then on its question stands. */
      table.boolean('played').notNullable().defaultTo(false)
    })
    this.defer(async (db) => {
      await db.rawQuery(
        'update games set played = true where exists (select 1 from game_plays p where p.game_id = games.id)'
      )
    })
  }

  async down() {
    this.schema.alterTable('games', (table) => table.dropColumn('played'))
  }
}
