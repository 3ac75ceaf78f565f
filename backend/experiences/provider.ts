import type { ApplicationService } from '@adonisjs/core/types'
import { ExperiencesContract } from '#experiences/contract'
import { Experiences } from '#experiences/experiences'

/** Binds the module's contract to its implementation. */
export default class ExperiencesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ExperiencesContract, () => new Experiences())
  }
}
