import { BaseSchema } from '@adonisjs/lucid/schema'

/** The log is read by action too, newest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('audit_log', (table) => {
      table.index(['action', 'created_at', 'id'])
    })
  }

  async down() {
    this.schema.alterTable('audit_log', (table) => {
      table.dropIndex(['action', 'created_at', 'id'])
    })
  }
}
