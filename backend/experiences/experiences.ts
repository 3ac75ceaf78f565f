import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishExperience } from '#experiences/actions/publish_experience'
import { ExperiencesContract, type ExperienceDocument } from '#experiences/contract'
import { resolveExperience } from '#experiences/queries/resolve_experience'

export class Experiences extends ExperiencesContract {
  resolve(place: Parameters<ExperiencesContract['resolve']>[0]) {
    return resolveExperience(place)
  }

  publish(document: ExperienceDocument, trx?: TransactionClientContract) {
    return publishExperience(document, { trx })
  }
}
