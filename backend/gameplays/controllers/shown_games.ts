import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GamesContract, type PlayableGame } from '#games/contract'
import { Problem } from '#shared/problem'
import { PrivateGames } from '#gameplays/queries/private_games'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'

/** How long an answer about a public game may be kept by anybody, in seconds; one about a private game by nobody. */
export function cacheControl(
  { isPrivate }: Pick<PlayableGame, 'isPrivate'>,
  maxAgeSeconds: number
) {
  return isPrivate ? 'private, no-store' : `public, max-age=${maxAgeSeconds}`
}

/** The one way to a game for reads that name it: one that the caller may not see is answered like one that is not there. */
@inject()
export class ShownGames {
  constructor(
    private readonly games: GamesContract,
    private readonly privateGames: PrivateGames
  ) {}

  /** @throws E_NOT_FOUND, and E_VALIDATION for a widget's id that is none */
  async find(ctx: HttpContext, gameId: string): Promise<PlayableGame> {
    const game = await this.games.findPlayable(gameId)
    await this.assertOpen(ctx, game)
    return game!
  }

  /** @throws as `find` does; for who has the game from somewhere else already. */
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
