import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { getStanding } from '#leaderboards/queries/get_standing'
import { showLeaderboardValidator } from '#leaderboards/validators/leaderboard_validators'
import { leaderboardStandingSchema } from '#leaderboards/wire/leaderboard'

@inject()
export default class ShowLeaderboardController {
  static readonly operation = {
    summary: 'The best of a board, and with a token the caller among the neighbors',
    auth: 'optional',
    path: { id: 'Id of the board.' },
    query: showLeaderboardValidator,
    responses: { 200: leaderboardStandingSchema },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ auth, params, request }: HttpContext) {
    const { limit = game.leaderboards.rows } = await showLeaderboardValidator.validate(request.qs())
    const standing = await getStanding(
      { boardId: params.id, rows: limit, userId: auth.user?.id ?? null },
      this.profiles
    )
    if (!standing) throw new Problem('E_NOT_FOUND')
    return standing
  }
}
