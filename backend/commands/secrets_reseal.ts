import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { sealedColumns } from '#shared/privacy/sealed_columns'

/** What an operator runs after a change of APP_KEY, before the old one leaves APP_KEYS_RETIRED. */
export default class SecretsReseal extends BaseCommand {
  static commandName = 'secrets:reseal'
  static description = 'Encrypt everything that is stored sealed again, with the key in force'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { sealed, lost } = await sealedColumns.resealAll()
    this.logger.success(`${sealed} values are sealed with the key in force`)
    for (const name of new Set(lost)) {
      const count = lost.filter((other) => other === name).length
      this.logger.error(`${count} values of ${name} are opened by no key: keep the retired ones`)
    }
    if (lost.length > 0) this.exitCode = 1
  }
}
