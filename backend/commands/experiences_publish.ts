import { args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { OperatorCommand } from '#shared/console/operator_command'
import { ExperiencesContract, type ExperienceScope } from '#experiences/contract'

/** Publishes an experience document from a file. To go back, publish the old file again. */
export default class ExperiencesPublish extends OperatorCommand {
  static commandName = 'experiences:publish'
  static description = 'Publish a look: themes, flags, and which card stands where'
  static help = [
    'experiences:publish look.json flavour orbit',
    'experiences:publish look.json partner orbit    (every widget of the distributor)',
    'experiences:publish look.json widget <id>',
    'experiences:publish look.json host <id>        (a partner’s domain, over all the others)',
    'experiences:publish look.json base             (everybody)',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file with the document' })
  declare file: string

  @args.string({ description: 'base, mode, flavour, partner, widget or host' })
  declare scope: string

  @args.string({
    description: 'Mode, flavour, distributor, widget or domain it belongs to',
    required: false,
  })
  declare owner?: string

  async run() {
    const doc = await this.readJson(this.file)
    if (doc === undefined) return
    const experiences = await this.app.container.make(ExperiencesContract)
    const scope = this.scope as ExperienceScope
    const document = { scope, owner: this.owner ?? '', doc, publishedBy: null }
    const outcome = await experiences.publishForKnownOwner(document)
    if (outcome.ok) return this.logger.success(`version ${outcome.value.version}`)
    const { error } = outcome
    switch (error.type) {
      case 'invalid_document':
        return this.fail(['the document is not published', ...error.faults].join('\n  '))
      case 'published_meanwhile':
        return this.fail('somebody else published at the same moment: look, and publish again')
    }
  }
}
