import { BaseSchema } from '@adonisjs/lucid/schema'

/** A public widget can be framed anywhere: for those that name their sites the list did nothing. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `update widgets set is_public = false where is_public = true and allowed_domains <> '[]'`
    )
  }

  /** Which of them were public is known to nobody any more. */
  async down() {}
}
