import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import {
  holdsPrizes,
  listBoardsAt,
  listRunningBoards,
} from '#leaderboards/queries/list_active_boards'
import { ownOrDefault } from '#leaderboards/queries/own_or_default'
import { listActiveValidator } from '#leaderboards/validators/leaderboard_validators'
import { leaderboardSchema } from '#leaderboards/wire/leaderboard'

export default class ListActiveLeaderboardsController {
  static readonly operation = {
    summary: 'Boards that run now, of the distributor or else of `default`',
    auth: 'public',
    query: listActiveValidator,
    responses: { 200: vine.array(leaderboardSchema) },
  }

  async handle({ request }: HttpContext) {
    const { distributorId, at } = await listActiveValidator.validate(request.qs())
    const boards = await ownOrDefault(distributorId, async (id) =>
      (await (at === undefined ? listRunningBoards(id) : listBoardsAt(id, new Date(at)))).filter(
        holdsPrizes
      )
    )
    return boards.map((board) => board.wire)
  }
}
