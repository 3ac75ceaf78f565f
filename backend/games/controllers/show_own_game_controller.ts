import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findOwnGame } from '#games/queries/find_own_game'
import { OwnGames } from '#games/transformers/own_game_transformer'
import { ownGameSchema } from '#games/wire/game'

@inject()
export default class ShowOwnGameController {
  static readonly operation = {
    summary: "One of the caller's games; an admin sees anybody's",
    auth: 'creatorOrAdmin',
    path: { id: 'Id of the game.' },
    responses: { 200: ownGameSchema },
  }

  constructor(private games: OwnGames) {}

  async handle({ auth, params }: HttpContext) {
    const creatorId = sightOf(auth.getUserOrFail())
    const game = await findOwnGame({ id: String(params.id), creatorId })
    if (game === null) throw new Problem('E_NOT_FOUND')
    return this.games.one(game)
  }
}
