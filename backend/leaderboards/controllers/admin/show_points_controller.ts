import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { listEntriesOf } from '#leaderboards/queries/list_entries'
import { toPlayerPoints } from '#leaderboards/transformers/admin_leaderboard'
import { playerPointsSchema } from '#leaderboards/wire/admin_leaderboard'

export default class ShowPointsController {
  static readonly operation = {
    summary: "A player's points on a board",
    auth: 'admin',
    path: { id: 'Id of the board.', userId: 'Id of the player.' },
    responses: { 200: playerPointsSchema },
  }

  async handle({ params }: HttpContext) {
    const board = { leaderboardId: String(params.id), after: null, limit: 1 }
    const [row] = await listEntriesOf(String(params.userId), board)
    if (!row) throw new Problem('E_NOT_FOUND')
    return toPlayerPoints(row)
  }
}
