import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game as constants } from '#config/game'
import { answerHot } from '#shared/http/hot_answers'
import { cacheControl, ShownGames } from '#gameplays/controllers/shown_games'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'
import { gameAnswerSchema } from '#gameplays/wire/shown_game'

/** For strangers, who play in their browser. ADR 0020 says what asking before the pick can gain. */
@inject()
export default class ShowAnswerController {
  static readonly operation = {
    summary: "A game's answer, asked for with the pick by who plays without an account",
    auth: 'optional',
    path: { id: 'Id of the game.' },
    query: shownGameValidator,
    responses: {
      200: gameAnswerSchema,
    },
  }

  constructor(private readonly games: ShownGames) {}

  async handle(ctx: HttpContext) {
    const game = await this.games.find(ctx, String(ctx.params.id))
    const { id: gameId, correctAnswer } = game
    answerHot(ctx, {
      body: JSON.stringify({ gameId, correctAnswer }),
      headers: { 'cache-control': cacheControl(game, constants.cacheMs.answer / 1_000) },
      limit: 'otherPerAddress',
    })
  }
}
