import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { createBoard } from '#leaderboards/actions/create_board'
import { findCountedBoard } from '#leaderboards/queries/admin_boards'
import { toAdminLeaderboard } from '#leaderboards/transformers/admin_leaderboard'
import { boardProblem } from '#leaderboards/transformers/board_problem'
import { newBoardValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { adminLeaderboardSchema } from '#leaderboards/wire/admin_leaderboard'

export default class CreateLeaderboardController {
  static readonly operation = {
    summary: "Makes a distributor's board for a week; the series goes on by itself",
    auth: 'admin',
    body: newBoardValidator,
    problems: ['E_LEADERBOARD_CLOSED', 'E_LEADERBOARD_EXISTS'],
    responses: { 201: adminLeaderboardSchema },
  }

  async handle(ctx: HttpContext) {
    const { week, prizeDrawingDate, ...board } = await newBoardValidator.validate(
      ctx.request.body()
    )
    const details = { ...board, weekMs: week, prizeDrawingDateMs: prizeDrawingDate }
    const result = await createBoard(details, actorOf(ctx))
    if (!result.ok) throw boardProblem(result.error)
    ctx.response.status(201)
    return toAdminLeaderboard((await findCountedBoard(result.value))!)
  }
}
