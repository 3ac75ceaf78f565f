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
    summary: 'The best n of a board, and a player who is named among the neighbors',
    auth: 'admin',
    path: {
      id: 'Id of the board.',
      userId: 'Id of the player.',
      n: 'Number of entries, at most as many as a board shows.',
    },
    problems: ['E_VALIDATION'],
    responses: { 200: leaderboardStandingSchema },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ params }: HttpContext) {
    const { n } = await topParamsValidator.validate(params)
    const userId = params.userId === undefined ? null : String(params.userId)
    const query = { boardId: String(params.id), rows: n, userId }
    const standing = await getStanding(query, this.profiles)
    if (!standing) throw new Problem('E_NOT_FOUND')
    return standing
  }
}
