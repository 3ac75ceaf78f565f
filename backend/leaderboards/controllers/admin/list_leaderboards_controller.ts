import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listBoards } from '#leaderboards/queries/admin_boards'
import { toAdminLeaderboard } from '#leaderboards/transformers/admin_leaderboard'
import { listBoardsValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { adminLeaderboardSchema } from '#leaderboards/wire/admin_leaderboard'

export default class ListLeaderboardsController {
  static readonly operation = {
    summary: 'Boards of all weeks, newest first, archived ones too',
    auth: 'admin',
    query: listBoardsValidator,
    responses: { 200: pageOf('AdminLeaderboard', adminLeaderboardSchema) },
  }

  async handle({ request }: HttpContext) {
    const given = await listBoardsValidator.validate(request.qs())
    const { start, limit = game.lists.pageSize, ...filter } = given
    const rows = await listBoards({ ...filter, after: decodeCursor(start), limit: limit + 1 })
    const cursorOf = ({ board: { createdAtMs, id } }: (typeof rows)[number]) => ({
      createdAtMs,
      id,
    })
    return toPage(rows, limit, cursorOf, toAdminLeaderboard)
  }
}
