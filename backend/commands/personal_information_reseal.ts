import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resealAll } from '#profiles/actions/reseal'

/** What an operator runs after a change of APP_KEY, before the old one leaves APP_KEYS_RETIRED. */
export default class PersonalInformationReseal extends BaseCommand {
  static commandName = 'personal_information:reseal'
  static description = 'Encrypt personal information again with the key in force'
  static options: CommandOptions = { startApp: true }

  async run() {
    this.logger.success(`${await resealAll()} values are sealed with the key in force`)
  }
}
