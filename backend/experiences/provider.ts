import type { ApplicationService } from '@adonisjs/core/types'
import { storedMedia } from '#shared/database/stored_media'
import { problemCodes } from '#shared/problem_codes'
import { ExperiencesContract } from '#experiences/contract'
import { experienceProblems } from '#experiences/domain/problem_codes'
import { Experiences } from '#experiences/experiences'
import { experienceMedia } from '#experiences/store/stored_media'

/** Binds the module's contract to its implementation. */
export default class ExperiencesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ExperiencesContract, (resolver) => resolver.make(Experiences))
  }

  boot() {
    problemCodes.declare(experienceProblems)
    storedMedia.keep(experienceMedia)
  }
}
