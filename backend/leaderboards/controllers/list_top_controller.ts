import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { getStanding } from '#leaderboards/queries/get_standing'
import { topParamsValidator } from '#leaderboards/validators/leaderboard_validators'
import { leaderboardStandingSchema } from '#leaderboards/wire/leaderboard'

@inject()
export default class ListTopController {
  static readonly operation = {
    summary: 'The best n of a board',
    auth: 'optional',
    path: { id: 'Id of the board.', n: 'Number of entries, at most as many as a board shows.' },
    problems: ['E_VALIDATION'],
    responses: { 200: leaderboardStandingSchema },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ auth, params }: HttpContext) {
    const { n } = await topParamsValidator.validate(params)
    const standing = await getStanding(
      { boardId: params.id, rows: n, userId: auth.user?.id ?? null },
      this.profiles
    )
    if (!standing) throw new Problem('E_NOT_FOUND')
    return standing
  }
}
