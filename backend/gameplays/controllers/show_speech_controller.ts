import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game as constants } from '#config/game'
import { GamesContract } from '#games/contract'
import { answerHot } from '#shared/http/hot_answers'
import { cacheControl, ShownGames } from '#gameplays/controllers/shown_games'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'
import { gameSpeechSchema } from '#gameplays/wire/shown_game'

/** For the captions: the entry page leaves these times out, because no question waits for them. */
@inject()
export default class ShowSpeechController {
  static readonly operation = {
    summary: "The times of the words spoken in a game's clip, which the entry page leaves out",
    auth: 'optional',
    path: { id: 'Id of the game.' },
    query: shownGameValidator,
    responses: {
      200: gameSpeechSchema,
    },
  }

  constructor(
    private readonly games: GamesContract,
    private readonly shown: ShownGames
  ) {}

  async handle(ctx: HttpContext) {
    const [game = null] = await this.games.listByIds([String(ctx.params.id)])
    await this.shown.assertOpen(ctx, game)
    const { id: gameId, metadata } = game!
    answerHot(ctx, {
      body: JSON.stringify({ gameId, speechMarks: metadata.speechMarks ?? [] }),
      headers: { 'cache-control': cacheControl(game!, constants.cacheMs.answer / 1_000) },
      limit: 'otherPerAddress',
    })
  }
}
