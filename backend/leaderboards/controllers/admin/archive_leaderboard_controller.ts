import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { archiveBoard } from '#leaderboards/actions/put_away_board'
import { findCountedBoard } from '#leaderboards/queries/admin_boards'
import { toAdminLeaderboard } from '#leaderboards/transformers/admin_leaderboard'
import { boardProblem } from '#leaderboards/transformers/board_problem'
import { archiveValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { adminLeaderboardSchema } from '#leaderboards/wire/admin_leaderboard'

export default class ArchiveLeaderboardController {
  static readonly operation = {
    summary: 'Takes a board from the public lists; nothing on it is lost',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    body: archiveValidator,
    problems: ['E_LEADERBOARD_NOT_AWARDED'],
    responses: { 200: adminLeaderboardSchema },
  }

  async handle(ctx: HttpContext) {
    const { force = false } = await archiveValidator.validate(ctx.request.body())
    const id = String(ctx.params.id)
    const result = await archiveBoard(id, { force }, actorOf(ctx))
    if (!result.ok) throw boardProblem(result.error)
    return toAdminLeaderboard((await findCountedBoard(id))!)
  }
}
