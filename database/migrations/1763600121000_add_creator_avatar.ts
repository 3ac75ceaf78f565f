import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('creators', (table) => {
      /** The picture that the creator chose; null for one that came with the profile. */
      table.uuid('avatar_asset_id').nullable()
      table.index(['created_at', 'user_id'])
      table.index(['user_name', 'user_id'])
    })
  }

  async down() {
    this.schema.alterTable('creators', (table) => {
      table.dropIndex(['created_at', 'user_id'])
      table.dropIndex(['user_name', 'user_id'])
      table.dropColumn('avatar_asset_id')
    })
  }
}
