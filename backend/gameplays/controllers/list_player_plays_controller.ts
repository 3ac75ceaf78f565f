import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { PlayedGamesContract } from '#games/contract'
import { listGamePlays } from '#gameplays/queries/list_game_plays'
import { TellPlaysWithGames } from '#gameplays/queries/tell_plays_with_games'
import { listPlayerPlaysValidator } from '#gameplays/validators/game_play_validators'
import { playWithGameSchema } from '#gameplays/wire/game_play'

@inject()
export default class ListPlayerPlaysController {
  static readonly operation = {
    summary: "One player's plays, newest first",
    auth: 'admin',
    query: listPlayerPlaysValidator,
    responses: { 200: pageOf('PlayWithGame', playWithGameSchema) },
  }

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly tell: TellPlaysWithGames
  ) {}

  async handle({ request }: HttpContext) {
    const given = await listPlayerPlaysValidator.validate(request.qs())
    const { userId, state, gameId, limit, start } = given
    const { items, next } = await listGamePlays(
      {
        userId,
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
