import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { listDead, retryDead } from '#shared/delivery/outbox/dead'

/** Rows shown at most. */
const ROWS = 50

/** Lists dead rows of the outbox with their reason, and retries them. */
export default class OutboxDead extends BaseCommand {
  static commandName = 'outbox:dead'
  static description = 'Show what the outbox gave up, or have it tried again'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Try all of it again' })
  declare retry: boolean

  async run() {
    if (this.retry) {
      this.logger.log(`${await retryDead()} to be tried again`)
      return
    }
    const dead = await listDead(ROWS)
    for (const { topic, last_error: reason, closed_at: closedAtMs } of dead) {
      this.logger.log(`${new Date(closedAtMs).toISOString()}  ${topic}  ${reason}`)
    }
    this.logger.log(dead.length === ROWS ? `the latest ${ROWS}` : `${dead.length} given up`)
  }
}
