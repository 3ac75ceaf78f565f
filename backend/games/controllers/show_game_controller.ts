import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findOwnGame } from '#games/queries/find_own_game'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class ShowGameController {
  static readonly operation = {
    summary: "Anybody's game, in whatever state",
    auth: 'admin',
    path: { id: 'Id of the game.' },
    responses: { 200: ownGameSchema },
  }

  constructor(private games: OwnGames) {}

  async handle({ params }: HttpContext) {
    const game = await findOwnGame({ id: String(params.id), creatorId: null })
    if (game === null) throw new Problem('E_NOT_FOUND')
    return this.games.one(game)
  }
}
