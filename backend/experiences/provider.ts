import type { ApplicationService } from '@adonisjs/core/types'
import { storedMedia } from '#shared/database/stored_media'
import { ExperiencesContract } from '#experiences/contract'
import { Experiences } from '#experiences/experiences'
import { experienceMedia } from '#experiences/store/stored_media'

/** Binds the module's contract to its implementation. */
export default class ExperiencesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ExperiencesContract, () => new Experiences())
  }
  boot() {
    storedMedia.keep(experienceMedia)
  }
}
