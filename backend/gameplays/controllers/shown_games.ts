import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { Problem } from '#shared/problem'
import { PrivateGames } from '#gameplays/queries/private_games'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'

/**
 * How long caches may store an answer about a public game, in seconds. An answer about a private game is not cached.
 */
export function cacheControl(
  { isPrivate }: Pick<PlayableGame, 'isPrivate'>,
  maxAgeSeconds: number
) {
  return isPrivate ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`
}

/** Every read of a game by id goes through here: a game that the caller may not see is answered as an unknown one. */
@inject()
export class ShownGames {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly privateGames: PrivateGames
  ) {}

  /** @throws E_NOT_FOUND, or E_VALIDATION for a malformed widget id */
  async find(ctx: HttpContext, gameId: string): Promise<PlayableGame> {
    const game = await this.games.findPlayable(gameId)
    await this.assertOpen(ctx, game)
    return game!
  }

  /** For callers that have the game already. @throws as `find` does */
  async assertOpen(
    { auth, request }: HttpContext,
    game: Pick<PlayableGame, 'isPrivate' | 'creatorId'> | null
  ): Promise<void> {
    const { widgetId = null } = await shownGameValidator.validate(request.qs())
    const viewer = { userId: auth.user?.id ?? null, widgetId }
    if (!game || !(await this.privateGames.areOpenTo(viewer, game))) {
      throw new Problem('E_NOT_FOUND')
    }
  }
}
