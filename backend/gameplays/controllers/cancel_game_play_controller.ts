import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem, unreachable } from '#shared/problem'
import { CancelGamePlay } from '#gameplays/actions/cancel_game_play'
import { gamePlaySchema } from '#gameplays/wire/game_play'

@inject()
export default class CancelGamePlayController {
  static readonly operation = {
    summary: 'Takes a play back as long as its tickets met nobody',
    auth: 'player',
    path: { id: 'Id of the play.' },
    problems: ['E_BAD_TRANSITION'],
    responses: { 200: gamePlaySchema },
  }

  constructor(private readonly cancelGamePlay: CancelGamePlay) {}

  async handle({ auth, params }: HttpContext) {
    const result = await this.cancelGamePlay.handle(String(params.id), auth.getUserOrFail().id)
    if (result.ok) return result.value
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'too_late':
        throw new Problem('E_BAD_TRANSITION')
      default:
        unreachable(result.error)
    }
  }
}
