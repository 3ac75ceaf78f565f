import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { PlayedGamesContract } from '#games/contract'
import { listGamePlays } from '#gameplays/queries/list_game_plays'
import { TellPlaysWithGames } from '#gameplays/queries/tell_plays_with_games'
import { listGamePlaysValidator } from '#gameplays/validators/game_play_validators'
import { pageOf } from '#shared/openapi/component'
import { playWithGameSchema } from '#gameplays/wire/game_play'

@inject()
export default class ListGamePlaysController {
  static readonly operation = {
    summary: "The caller's plays, newest first",
    auth: 'player',
    query: listGamePlaysValidator,
    responses: {
      200: pageOf('PlayWithGame', playWithGameSchema),
    },
  }

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly tell: TellPlaysWithGames
  ) {}

  async handle({ auth, request }: HttpContext) {
    const { state, gameId, limit, start } = await listGamePlaysValidator.validate(request.qs())
    const { items, next } = await listGamePlays(
      {
        userId: auth.user!.id,
        filter: state ?? 'all',
        gameId: gameId ?? null,
        limit: limit ?? game.lists.pageSize,
        after: decodeCursor(start),
      },
      this.games
    )
    return { items: await this.tell.handle(items), next }
  }
}
