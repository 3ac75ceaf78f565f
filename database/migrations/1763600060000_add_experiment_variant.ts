import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which variants of running experiments a player saw before signing up. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.string('experiment_variant', 256).nullable()
    })
  }

  async down() {
    this.schema.raw('alter table users drop column experiment_variant')
  }
}
