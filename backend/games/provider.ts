import type { ApplicationService } from '@adonisjs/core/types'
import { storedMedia } from '#shared/database/stored_media'
import { problemCodes } from '#shared/problem_codes'
import type {} from '#games/events/game_moved'
import { GamesContract, PlayedGamesContract } from '#games/contract'
import { Games } from '#games/games'
import { gameMedia } from '#games/store/stored_media'
import { gameProblems } from '#games/domain/problem_codes'

/** Binds the module's contracts to their implementation. */
export default class GamesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(GamesContract, (resolver) => resolver.make(Games))
    this.app.container.singleton(PlayedGamesContract, (resolver) => resolver.make(Games))
  }
  boot() {
    problemCodes.declare(gameProblems)
    storedMedia.keep(gameMedia)
  }
}
