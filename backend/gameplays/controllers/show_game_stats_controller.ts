import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { sideAPercent } from '@sidepick/rules/majority'
import { stateAt } from '@sidepick/rules/playable'
import { GAME_STATES } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { answerHot } from '#shared/hot_answers'
import { Problem } from '#shared/problem'
import { GamesContract } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'

const count = vine.number().withoutDecimals().min(0)

@inject()
export default class ShowGameStatsController {
  static readonly operation = {
    summary: 'How often a game was played, and how its sides stand; up to 2 s old',
    auth: 'public',
    responses: {
      200: vine.object({
        gameId: vine.string().uuid(),
        state: vine.enum(GAME_STATES),
        plays: count.clone(),
        players: count.clone(),
        sideA: count.clone(),
        sideB: count.clone(),
        sideAPercent: count.clone(),
        sideBPercent: count.clone(),
      }),
    },
  }

  constructor(private readonly games: GamesContract) {}

  async handle(ctx: HttpContext) {
    const gameId = String(ctx.params.id)
    const game = await this.games.findPlayable(gameId)
    if (!game) throw new Problem('E_NOT_FOUND')
    const votes = (await countVotes(db.connection(), [gameId])).get(gameId) ?? { a: 0, b: 0 }
    const percent = sideAPercent(votes)
    // One play a player, so both counts are the votes.
    const plays = votes.a + votes.b
    const stats = {
      ...{
        gameId,
        state: stateAt(game, clock.nowMs()),
        plays,
        players: plays,
        sideA: votes.a,
        sideB: votes.b,
      },
      ...{ sideAPercent: percent, sideBPercent: 100 - percent },
    }
    answerHot(ctx, {
      body: JSON.stringify(stats),
      headers: { 'cache-control': 'public, max-age=2' },
      limit: 'otherPerAddress',
    })
  }
}
