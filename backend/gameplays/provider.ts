import type { ApplicationService } from '@adonisjs/core/types'

/** Binds the module's contract to its implementation. */
export default class GamePlaysProvider {
  constructor(protected app: ApplicationService) {}
}
