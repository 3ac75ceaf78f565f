import { BaseSchema } from '@adonisjs/lucid/schema'
import { addWordIndex, dropWordIndex } from '#database/migration_kit/word_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('game_popularity', (table) => {
      table.uuid('game_id').primary().references('games.id')
      /** Plays as they were counted last: what ranks games need not be exact. */
      table.bigInteger('plays').notNullable()
    })
    this.defer((db) => addWordIndex(db, 'games', 'search_text'))
  }

  async down() {
    this.defer((db) => dropWordIndex(db, 'games'))
    this.schema.dropTable('game_popularity')
  }
}
