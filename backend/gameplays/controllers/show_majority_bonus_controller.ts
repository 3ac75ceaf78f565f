import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import { sideAPercent } from '@sidepick/rules/majority'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import { GamesContract } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import { gameIdParamsValidator } from '#gameplays/validators/game_play_validators'

@inject()
export default class ShowMajorityBonusController {
  static readonly operation = {
    summary: 'How the picks of a game are split',
    auth: 'public',
    responses: {
      200: vine.object({
        gameId: vine.string().uuid(),
        sideAPercent: vine.number().withoutDecimals().range([0, 100]),
      }),
    },
  }

  constructor(private readonly games: GamesContract) {}

  async handle({ params }: HttpContext) {
    const { gameId } = await gameIdParamsValidator.validate(params)
    const percent = await cache.getOrSet({
      key: `majority:${gameId}`,
      ttl: game.cacheMs.majority,
      factory: async () => {
        if (!(await this.games.findPlayable(gameId))) return -1
        const votes = (await countVotes(db.connection(), [gameId])).get(gameId)
        return sideAPercent(votes ?? { a: 0, b: 0 })
      },
    })
    if (percent < 0) throw new Problem('E_NOT_FOUND')
    return { gameId, sideAPercent: percent }
  }
}
