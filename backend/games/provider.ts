import type { ApplicationService } from '@adonisjs/core/types'
import { storedMedia } from '#shared/database/stored_media'
import type {} from '#games/events/game_moved'
import { GamesContract } from '#games/contract'
import { Games } from '#games/games'
import { gameMedia } from '#games/store/stored_media'

/** Binds the module's contract to its implementation. */
export default class GamesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(GamesContract, (resolver) => resolver.make(Games))
  }
  boot() {
    storedMedia.keep(gameMedia)
  }
}
