import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishExperience } from '#experiences/actions/publish_experience'
import {
  ExperiencesContract,
  type ExperienceDocument,
  type ExperienceOwner,
} from '#experiences/contract'
import { KnownOwners } from '#experiences/queries/known_owners'
import { resolveExperience } from '#experiences/queries/resolve_experience'

@inject()
export class Experiences extends ExperiencesContract {
  constructor(private readonly owners: KnownOwners) {
    super()
  }

  resolve(place: Parameters<ExperiencesContract['resolve']>[0]) {
    return resolveExperience(place)
  }

  ownerFaults(owner: ExperienceOwner) {
    return this.owners.faults(owner)
  }

  publish(document: ExperienceDocument, trx?: TransactionClientContract) {
    return publishExperience(document, { trx })
  }
}
