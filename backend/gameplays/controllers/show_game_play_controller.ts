import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { holdsRole } from '#shared/http/caller'
import { Problem } from '#shared/problem'
import { PlayedGamesContract } from '#games/contract'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { tellPlays } from '#gameplays/queries/tell_plays'
import { ProfilesContract } from '#profiles/contract'
import { gamePlaySchema } from '#gameplays/wire/game_play'

@inject()
export default class ShowGamePlayController {
  static readonly operation = {
    summary: "One of the caller's plays; an admin sees everybody's",
    auth: 'player',
    path: { id: 'Id of the play.' },
    responses: { 200: gamePlaySchema },
  }

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly profiles: ProfilesContract
  ) {}

  async handle({ auth, params }: HttpContext) {
    const row = await findGamePlay(String(params.id))
    const user = auth.getUserOrFail()
    const mayRead = row && (row.user_id === user.id || holdsRole(user, 'admin'))
    if (!mayRead) throw new Problem('E_NOT_FOUND')
    const [play] = await tellPlays([row], this.games, this.profiles)
    return play
  }
}
