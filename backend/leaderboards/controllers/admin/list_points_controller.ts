import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listEntriesOf } from '#leaderboards/queries/list_entries'
import { toPlayerPoints } from '#leaderboards/transformers/admin_leaderboard'
import { listPointsOfPlayerValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { playerPointsSchema } from '#leaderboards/wire/admin_leaderboard'

export default class ListPointsController {
  static readonly operation = {
    summary: "A player's points on every board, the last reached first",
    auth: 'admin',
    query: listPointsOfPlayerValidator,
    responses: { 200: pageOf('PlayerPoints', playerPointsSchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listPointsOfPlayerValidator.validate(request.qs())
    const { userId, leaderboardId, start, limit = game.lists.pageSize } = given
    const page = { leaderboardId, after: decodeCursor(start), limit: limit + 1 }
    const rows = await listEntriesOf(userId, page)
    return toPage(
      rows,
      limit,
      (row) => ({ createdAtMs: row.reached_at, id: row.leaderboard_id }),
      toPlayerPoints
    )
  }
}
