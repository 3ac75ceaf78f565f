import type { ApplicationService } from '@adonisjs/core/types'

/** Binds the module's contract to its implementation. */
export default class GamesProvider {
  constructor(protected app: ApplicationService) {}
}
