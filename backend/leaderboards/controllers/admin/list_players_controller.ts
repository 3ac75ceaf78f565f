import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import { listPlayers } from '#leaderboards/queries/list_entries'
import { toBoardPlayer } from '#leaderboards/transformers/admin_leaderboard'
import { listPlayersValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { boardPlayerSchema } from '#leaderboards/wire/admin_leaderboard'

@inject()
export default class ListPlayersController {
  static readonly operation = {
    summary: 'Everybody on a board, by points',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    query: listPlayersValidator,
    responses: { 200: pageOf('BoardPlayer', boardPlayerSchema) },
  }

  constructor(private readonly profiles: ProfilesContract) {}

  async handle({ params, request }: HttpContext) {
    const { start, limit = game.lists.pageSize } = await listPlayersValidator.validate(request.qs())
    const board = await findBoard(String(params.id))
    if (!board) throw new Problem('E_NOT_FOUND')
    const rows = await listPlayers(board.id, { after: decodeCursor(start), limit: limit + 1 })
    const known = await this.profiles.listPublic(rows.map((row) => row.user_id))
    return toPage(
      rows,
      limit,
      (row) => ({ createdAtMs: row.points, id: row.user_id }),
      (row) => toBoardPlayer(row, known.get(row.user_id))
    )
  }
}
