import { inject } from '@adonisjs/core'
import { failure } from '#shared/result'
import { publishExperience, type PublishOptions } from '#experiences/actions/publish_experience'
import type { ExperienceDocument } from '#experiences/contract'
import { KnownOwners } from '#experiences/queries/known_owners'

/** Publishes where somebody has typed the owner: a document that nothing would read is refused. */
@inject()
export class PublishForKnownOwner {
  constructor(private readonly owners: KnownOwners) {}

  async handle(document: ExperienceDocument, options: Omit<PublishOptions, 'trx'> = {}) {
    const faults = await this.owners.faults(document)
    if (faults.length > 0) return failure({ type: 'invalid_document' as const, faults })
    return publishExperience(document, options)
  }
}
