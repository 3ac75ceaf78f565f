import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant, oneOf } from '#database/migration_kit/columns'
import { makeAppendOnly } from '#database/migration_kit/append_only'

const SHARES = ['host_bps', 'parent_bps', 'referrer_bps', 'distributor_bps']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cut_versions', (table) => {
      table.uuid('id').primary()
      oneOf(table, 'scope', ['global', 'creator', 'distributor']).notNullable()
      /** User id of a creator, slug of a distributor; empty for what counts everywhere. */
      table.string('subject_id', 64).notNullable()
      /** Basis points of the rake; null where the wider scope decides. */
      for (const share of SHARES) {
        table.integer(share).nullable()
        table.check(`"${share}" between 0 and 10000`)
      }
      /** Games that start from here on are divided by it. */
      instant(table, 'effective_from').notNullable()
      /** Who wrote it; null is the platform itself. */
      table.uuid('actor_id').nullable()
      /** Rises from version to version of one subject. */
      instant(table, 'created_at').notNullable()
      table.unique(['scope', 'subject_id', 'created_at'])
      table.index(['scope', 'subject_id', 'effective_from', 'created_at'])
    })
    this.defer(async (db) => {
      // Shares that creators were promised before there were versions count from the beginning.
      await db.rawQuery(
        `insert into cut_versions (id, scope, subject_id, host_bps, effective_from, created_at)
         select user_id, 'creator', cast(user_id as varchar(64)), host_bps, 0, created_at
         from creators where host_bps is not null`
      )
      await makeAppendOnly(db, 'cut_versions', 'shares are written anew, never changed')
    })
  }

  async down() {
    this.schema.dropTable('cut_versions')
  }
}
