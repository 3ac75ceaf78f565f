import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import prettier from 'prettier'
import { EXPERIENCE_SCHEMA } from '#experiences/contract'

/** Writes experience.schema.json from the validator of experience documents. */
export default class ExperiencesSchema extends BaseCommand {
  static commandName = 'experiences:schema'
  static description = 'Write experience.schema.json from the validator of documents'
  static options: CommandOptions = { startApp: true }

  async run() {
    const json = JSON.stringify(EXPERIENCE_SCHEMA)
    await writeFile(
      this.app.makePath('experience.schema.json'),
      await prettier.format(json, { parser: 'json', printWidth: 120 })
    )
    this.logger.success('experience.schema.json is written')
  }
}
