import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { PromotePlayer } from '#achievements/actions/promote_player'
import { toStanding } from '#achievements/transformers/standing'
import { leagueStandingSchema } from '#achievements/wire/league_standing'

@inject()
export default class PromotePlayerController {
  static readonly operation = {
    summary: "Takes a player to the next league's gate",
    auth: 'admin',
    path: { id: 'Id of the player.' },
    responses: { 200: leagueStandingSchema },
  }

  constructor(private readonly promotePlayer: PromotePlayer) {}

  async handle(ctx: HttpContext) {
    const userId = String(ctx.params.id)
    const result = await this.promotePlayer.handle(userId, actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toStanding(userId, result.value)
  }
}
