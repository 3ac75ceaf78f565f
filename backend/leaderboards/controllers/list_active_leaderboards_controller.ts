import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { clock } from '#shared/clock'
import { Problem } from '#shared/problem'
import { listActiveBoards } from '#leaderboards/queries/list_active_boards'
import { boardAnswer } from '#leaderboards/validators/leaderboard_answers'
import { listActiveValidator } from '#leaderboards/validators/leaderboard_validators'

export default class ListActiveLeaderboardsController {
  static readonly operation = {
    summary: 'Boards that run now, of the distributor or else of `default`',
    auth: 'public',
    query: listActiveValidator,
    responses: { 200: vine.array(boardAnswer()) },
  }

  async handle({ request }: HttpContext) {
    const { distributorId = 'default', at } = await listActiveValidator.validate(request.qs())
    const instant = at === undefined ? clock.now() : new Date(/^\d+$/.test(at) ? Number(at) : at)
    if (Number.isNaN(instant.getTime())) {
      throw new Problem('E_VALIDATION', {
        errors: [{ field: 'at', message: 'at is not an instant' }],
      })
    }
    const own = await listActiveBoards(distributorId, instant)
    const boards = own.length > 0 ? own : await listActiveBoards('default', instant)
    return boards.map((board) => board.wire)
  }
}
