import type { ApplicationService } from '@adonisjs/core/types'
import { storedMedia } from '#shared/database/stored_media'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { ExperimentsContract } from '#experiments/contract'
import { experimentProblems } from '#experiments/domain/problem_codes'
import { Experiments } from '#experiments/experiments'
import { experimentPersonalData } from '#experiments/store/personal_data'
import { variantMedia } from '#experiments/store/stored_media'

/** Binds the module's contract to its implementation. */
export default class ExperimentsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ExperimentsContract, () => new Experiments())
  }

  boot() {
    problemCodes.declare(experimentProblems)
    storedMedia.keep(variantMedia)
    personalData.keep(experimentPersonalData)
  }
}
