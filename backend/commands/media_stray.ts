import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { storedMedia } from '#shared/database/stored_media'

/** Lists stored addresses that are not shown, after a host was removed from MEDIA_HOSTS or on an old database. */
export default class MediaStray extends BaseCommand {
  static commandName = 'media:stray'
  static description = 'List stored pictures and films that are not shown, by their hosts'
  static options: CommandOptions = { startApp: true }

  async run() {
    let count = 0
    for await (const { table, id, field, address } of storedMedia.listStray()) {
      this.logger.log(`${table}  ${id}  ${field}  ${address}`)
      count++
    }
    this.logger.log(`${count} not shown`)
  }
}
