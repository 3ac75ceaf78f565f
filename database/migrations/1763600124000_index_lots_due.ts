import { BaseSchema } from '@adonisjs/lucid/schema'

const NAME = 'white_lots_due_index'

/** What runs out is looked for every hour; lots that hold nothing any more stay out of the way. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`create index ${NAME} on white_lots (user_id, expires_at) where remaining > 0`)
  }

  async down() {
    this.schema.raw(`drop index ${NAME}`)
  }
}
