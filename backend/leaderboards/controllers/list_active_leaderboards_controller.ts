import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import {
  holdsPrizes,
  listBoardsAt,
  listRunningBoards,
} from '#leaderboards/queries/list_active_boards'
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
    const { distributorId = DEFAULT_DISTRIBUTOR_ID, at } = await listActiveValidator.validate(
      request.qs()
    )
    const list = async (id: string) =>
      (await (at === undefined ? listRunningBoards(id) : listBoardsAt(id, new Date(at)))).filter(
        holdsPrizes
      )
    const own = await list(distributorId)
    const boards = own.length > 0 ? own : await list(DEFAULT_DISTRIBUTOR_ID)
    return boards.map((board) => board.wire)
  }
}
