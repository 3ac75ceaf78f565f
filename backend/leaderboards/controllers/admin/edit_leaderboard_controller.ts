import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { editBoard } from '#leaderboards/actions/edit_board'
import { findCountedBoard } from '#leaderboards/queries/admin_boards'
import { toAdminLeaderboard } from '#leaderboards/transformers/admin_leaderboard'
import { boardProblem } from '#leaderboards/transformers/board_problem'
import { boardChangesValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { adminLeaderboardSchema } from '#leaderboards/wire/admin_leaderboard'

export default class EditLeaderboardController {
  static readonly operation = {
    summary:
      'Changes a board; once its week has ended, the threshold and the number of prizes stay',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    body: boardChangesValidator,
    problems: ['E_LEADERBOARD_CLOSED'],
    responses: { 200: adminLeaderboardSchema },
  }

  async handle(ctx: HttpContext) {
    const { prizeDrawingDate, expected, ...changes } = await boardChangesValidator.validate(
      ctx.request.body()
    )
    const id = String(ctx.params.id)
    const details = { ...changes, prizeDrawingDateMs: prizeDrawingDate }
    const result = await editBoard(id, { changes: details, expected }, actorOf(ctx))
    if (!result.ok) throw boardProblem(result.error)
    return toAdminLeaderboard((await findCountedBoard(id))!)
  }
}
