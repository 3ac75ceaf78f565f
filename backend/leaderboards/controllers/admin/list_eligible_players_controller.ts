import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { GrantedRoles } from '#shared/http/person_policy'
import { decodeCursor, toPage } from '#shared/http/pagination'
import { pageOf } from '#shared/openapi/component'
import { Problem } from '#shared/problem'
import { PlayerRecordsContract, ProfilesContract } from '#profiles/contract'
import { whyIneligible } from '#leaderboards/domain/eligibility'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import { listPlayers } from '#leaderboards/queries/list_entries'
import { toBoardPlayer } from '#leaderboards/transformers/admin_leaderboard'
import { listPlayersValidator } from '#leaderboards/validators/admin_leaderboard_validators'
import { boardEntrantSchema } from '#leaderboards/wire/admin_leaderboard'

@inject()
export default class ListEligiblePlayersController {
  static readonly operation = {
    summary: 'Everybody on a board, by points, with what keeps them out of the drawing',
    auth: 'admin',
    path: { id: 'Id of the board.' },
    query: listPlayersValidator,
    responses: { 200: pageOf('BoardEntrant', boardEntrantSchema) },
  }

  constructor(
    private readonly profiles: ProfilesContract,
    private readonly players: PlayerRecordsContract,
    private readonly roles: GrantedRoles
  ) {}

  async handle({ params, request }: HttpContext) {
    const { start, limit = game.lists.pageSize } = await listPlayersValidator.validate(request.qs())
    const board = await findBoard(String(params.id))
    if (!board) throw new Problem('E_NOT_FOUND')
    const rows = await listPlayers(board.id, { after: decodeCursor(start), limit: limit + 1 })
    const ids = rows.map((row) => row.user_id)
    const [shown, users, roles] = await Promise.all([
      this.profiles.listPublic(ids),
      this.players.listRecords(ids),
      this.roles.listOf(ids),
    ])
    const terms = { distributorId: board.distributorId, termsVersion: game.termsVersion }
    return toPage(
      rows,
      limit,
      (row) => ({ createdAtMs: row.points, id: row.user_id }),
      (row) => {
        const player = toBoardPlayer(row, shown.get(row.user_id))
        const user = users.get(row.user_id) ?? null
        const reasons = whyIneligible(
          { qualified: player.qualified, user, roles: roles.get(row.user_id) ?? [] },
          terms
        )
        return { ...player, eligible: reasons.length === 0, reasons }
      }
    )
  }
}
