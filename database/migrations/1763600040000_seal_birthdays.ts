import encryption from '@adonisjs/core/services/encryption'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/migration_kit/columns'

interface Row {
  id: string
  birthday: string
}

const purposeOf = (userId: string) => `profiles:birthday:${userId}`

/** A birthday is kept encrypted, and a change of country or state is remembered: it is free once in a while only. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.text('birthday_sealed').nullable()
      instant(table, 'region_changed_at').nullable()
      table.uuid('avatar_asset_id').nullable()
    })
    this.defer(async (db) => {
      const rows: Row[] = await db.from('users').whereNotNull('birthday').select('id', 'birthday')
      for (const { id, birthday } of rows) {
        const sealed = encryption.encrypt(birthday, { purpose: purposeOf(id) })
        await db.from('users').where({ id }).update({ birthday_sealed: sealed })
      }
    })
    this.schema.raw('alter table users drop column birthday')
    this.schema.createTable('personal_information', (table) => {
      table.uuid('user_id').primary()
      for (const field of FIELDS) table.text(field).nullable()
      instant(table, 'updated_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('personal_information')
    this.schema.alterTable('users', (table) => {
      table.string('birthday', 10).nullable()
    })
    this.defer(async (db) => {
      const rows: { id: string; birthday_sealed: string }[] = await db
        .from('users')
        .whereNotNull('birthday_sealed')
        .select('id', 'birthday_sealed')
      for (const { id, birthday_sealed: sealed } of rows) {
        const birthday = encryption.decrypt<string>(sealed, purposeOf(id))
        if (birthday === null) throw new Error(`no key opens the birthday of ${id}`)
        await db.from('users').where({ id }).update({ birthday })
      }
    })
    for (const column of ['birthday_sealed', 'region_changed_at', 'avatar_asset_id']) {
      this.schema.raw(`alter table users drop column ${column}`)
    }
  }
}

const FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'address_line1',
  'address_line2',
  'city',
  'postal_code',
  'tax_form_status',
]
