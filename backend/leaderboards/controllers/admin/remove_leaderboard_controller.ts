import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { deletedSchema } from '#shared/openapi/component'
import { removeBoard } from '#leaderboards/actions/put_away_board'
import { boardProblem } from '#leaderboards/transformers/board_problem'

export default class RemoveLeaderboardController {
  static readonly operation = {
    summary: 'Deletes a board on which nobody has an entry; its week stays empty',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    problems: ['E_IN_USE'],
    responses: { 200: deletedSchema },
  }

  async handle(ctx: HttpContext) {
    const result = await removeBoard(String(ctx.params.id), actorOf(ctx))
    if (!result.ok) throw boardProblem(result.error)
    return { deleted: true }
  }
}
