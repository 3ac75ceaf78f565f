import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { holdsRole } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { TellPlaysWithGames } from '#gameplays/queries/tell_plays_with_games'
import { playWithGameSchema } from '#gameplays/wire/game_play'

@inject()
export default class ShowGamePlayController {
  static readonly operation = {
    summary: "One of the caller's plays; an admin sees everybody's",
    auth: 'player',
    path: { id: 'Id of the play.' },
    responses: { 200: playWithGameSchema },
  }

  constructor(private readonly tell: TellPlaysWithGames) {}

  async handle({ auth, params }: HttpContext) {
    const row = await findGamePlay(String(params.id))
    const user = auth.getUserOrFail()
    const mayRead = row && (row.user_id === user.id || holdsRole(user, 'admin'))
    if (!mayRead) throw new Problem('E_NOT_FOUND')
    const [play] = await this.tell.handle([row])
    return play
  }
}
