import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { holdsRole } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { withOpponents } from '#gameplays/queries/list_opponents'
import { gamePlayAnswer } from '#gameplays/validators/game_play_validators'
import { ProfilesContract } from '#profiles/contract'

@inject()
export default class ShowGamePlayController {
  static readonly operation = {
    summary: "One of the caller's plays; an admin sees everybody's",
    auth: 'player',
    responses: { 200: gamePlayAnswer() },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ auth, params }: HttpContext) {
    const row = await findGamePlay(String(params.id))
    const user = auth.getUserOrFail()
    const mayRead = row && (row.user_id === user.id || holdsRole(user, 'admin'))
    if (!mayRead) throw new Problem('E_NOT_FOUND')
    const [play] = await withOpponents([row], this.profiles)
    return play
  }
}
