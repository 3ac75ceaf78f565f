import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findCountedBoard } from '#leaderboards/queries/admin_boards'
import { toAdminLeaderboard } from '#leaderboards/transformers/admin_leaderboard'
import { adminLeaderboardSchema } from '#leaderboards/wire/admin_leaderboard'

export default class ShowLeaderboardController {
  static readonly operation = {
    summary: 'A board of any week',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    responses: { 200: adminLeaderboardSchema },
  }

  async handle({ params }: HttpContext) {
    const board = await findCountedBoard(String(params.id))
    if (board === null) throw new Problem('E_NOT_FOUND')
    return toAdminLeaderboard(board)
  }
}
