import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishExperience } from '#experiences/actions/publish_experience'
import { PublishForKnownOwner } from '#experiences/actions/publish_for_known_owner'
import { ExperiencesContract, type ExperienceDocument } from '#experiences/contract'
import { resolveExperience } from '#experiences/queries/resolve_experience'

@inject()
export class Experiences extends ExperiencesContract {
  constructor(private readonly forKnownOwner: PublishForKnownOwner) {
    super()
  }

  resolve(place: Parameters<ExperiencesContract['resolve']>[0]) {
    return resolveExperience(place)
  }

  publishForKnownOwner(document: ExperienceDocument) {
    return this.forKnownOwner.handle(document)
  }

  publish(document: ExperienceDocument, trx?: TransactionClientContract) {
    return publishExperience(document, { trx })
  }
}
