import type { ApplicationService } from '@adonisjs/core/types'

/** Binds the module's contract to its implementation. */
export default class ExperiencesProvider {
  constructor(protected app: ApplicationService) {}
}
