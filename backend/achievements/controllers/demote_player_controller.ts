import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { DemotePlayer } from '#achievements/actions/demote_player'
import { toStanding } from '#achievements/transformers/standing'
import { leagueStandingSchema } from '#achievements/wire/league_standing'

@inject()
export default class DemotePlayerController {
  static readonly operation = {
    summary: 'Takes a player back to the first league, with nothing counted',
    auth: 'admin',
    path: { id: 'Id of the player.' },
    responses: { 200: leagueStandingSchema },
  }

  constructor(private readonly demotePlayer: DemotePlayer) {}

  async handle(ctx: HttpContext) {
    const userId = String(ctx.params.id)
    const result = await this.demotePlayer.handle(userId, actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toStanding(userId, result.value)
  }
}
