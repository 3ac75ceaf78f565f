import { BaseSchema } from '@adonisjs/lucid/schema'

const NAMES = ['category_name', 'slug']

/** A deleted category gives its name and its slug back. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('categories', (table) => {
      for (const name of NAMES) {
        table.dropUnique(['language', name])
        table.unique(['language', name], {
          indexName: `categories_alive_${name}_unique`,
          predicate: this.db.knexQuery().whereNull('deleted_at') as never,
        })
      }
    })
  }

  async down() {
    this.schema.alterTable('categories', (table) => {
      for (const name of NAMES) {
        table.dropIndex(['language', name], `categories_alive_${name}_unique`)
        table.unique(['language', name])
      }
    })
  }
}
