import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import { sideAPercent } from '@sidepick/rules/majority'
import { game } from '#config/game'
import { PlayedGamesContract } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import { ShownGames } from '#gameplays/controllers/shown_games'
import {
  gameIdParamsValidator,
  shownGameValidator,
} from '#gameplays/validators/game_play_validators'
import { majoritySchema } from '#gameplays/wire/shown_game'

@inject()
export default class ShowMajorityBonusController {
  static readonly operation = {
    summary: 'How the picks of a game are split',
    auth: 'optional',
    path: { gameId: 'Id of the game.' },
    query: shownGameValidator,
    responses: {
      200: majoritySchema,
    },
  }

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly shown: ShownGames
  ) {}

  async handle(ctx: HttpContext) {
    const { gameId } = await gameIdParamsValidator.validate(ctx.params)
    const split = await cache.getOrSet({
      key: `majority:${gameId}`,
      ttl: game.cacheMs.majority,
      factory: async () => {
        const found = await this.games.findPlayable(gameId)
        if (!found) return null
        const { isPrivate, creatorId } = found
        const votes = (await countVotes(db.connection(), [gameId])).get(gameId)
        return { isPrivate, creatorId, percent: sideAPercent(votes ?? { a: 0, b: 0 }) }
      },
    })
    // The cached answer is shared, so permission is checked for each request.
    await this.shown.assertOpen(ctx, split)
    if (split!.isPrivate) ctx.response.header('cache-control', 'private, no-store')
    return { gameId, sideAPercent: split!.percent }
  }
}
