import { BaseSchema } from '@adonisjs/lucid/schema'
import { addWordIndex, dropWordIndex } from '#database/migration_kit/word_index'

const FRONT = { column: 'state', values: ['new', 'active'] }

export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      await dropWordIndex(db, 'games')
      await addWordIndex(db, 'games', 'search_text', FRONT)
    })
  }

  /** The index of before asks for no place, and finds the same in this one. */
  async down() {}
}
