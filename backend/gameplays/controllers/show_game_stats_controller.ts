import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { sideAPercent } from '@sidepick/rules/majority'
import { stateAt } from '@sidepick/rules/playable'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { answerHot } from '#shared/http/hot_answers'
import { countVotes } from '#gameplays/queries/count_votes'
import { cacheControl, ShownGames } from '#gameplays/controllers/shown_games'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'
import { gameStatsSchema } from '#gameplays/wire/shown_game'

@inject()
export default class ShowGameStatsController {
  static readonly operation = {
    summary: 'How often a game was played, and how its sides stand; up to 2 s old',
    auth: 'optional',
    path: { id: 'Id of the game.' },
    query: shownGameValidator,
    responses: {
      200: gameStatsSchema,
    },
  }

  constructor(private readonly games: ShownGames) {}

  async handle(ctx: HttpContext) {
    const game = await this.games.find(ctx, String(ctx.params.id))
    const gameId = game.id
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
      headers: { 'cache-control': cacheControl(game, constants.cacheMs.majority / 1_000) },
      limit: 'otherPerAddress',
    })
  }
}
