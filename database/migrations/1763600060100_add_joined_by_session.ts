import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether an account elsewhere was joined by whoever held a session, who may not have been the player. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('social_identities', (table) => {
      table.boolean('joined_by_session').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.raw('alter table social_identities drop column joined_by_session')
  }
}
