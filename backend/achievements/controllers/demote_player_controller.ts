import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { DemotePlayer } from '#achievements/actions/demote_player'
import { standingAnswer, toStanding } from '#achievements/transformers/standing'

@inject()
export default class DemotePlayerController {
  static readonly operation = {
    summary: 'Takes a player back to the first league, with nothing counted',
    auth: 'admin',
    responses: { 200: standingAnswer() },
  }

  constructor(private readonly demotePlayer: DemotePlayer) {}

  async handle(ctx: HttpContext) {
    const userId = String(ctx.params.id)
    const result = await this.demotePlayer.handle(userId, actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toStanding(userId, result.value)
  }
}
