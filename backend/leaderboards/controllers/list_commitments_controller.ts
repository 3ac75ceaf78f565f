import type { HttpContext } from '@adonisjs/core/http'
import type { BeaconChain } from '@sidepick/rules/beacon'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { listCommitments } from '#leaderboards/queries/list_commitments'
import { listCommitmentsValidator } from '#leaderboards/validators/leaderboard_validators'
import { commitmentSchema } from '#leaderboards/wire/drawing'

export default class ListCommitmentsController {
  static readonly operation = {
    summary: 'The commitments of all drawings, newest first; none is ever changed or removed',
    auth: 'public',
    query: listCommitmentsValidator,
    responses: { 200: pageOf('DrawingCommitment', commitmentSchema) },
  }

  async handle({ request }: HttpContext) {
    const { start, limit = game.lists.pageSize } = await listCommitmentsValidator.validate(
      request.qs()
    )
    const rows = await listCommitments({ after: decodeCursor(start), limit: limit + 1 })
    return toPage(
      rows,
      limit,
      (row) => ({ createdAtMs: row.committed_at, id: row.leaderboard_id }),
      (row) => ({
        leaderboardId: row.leaderboard_id,
        commitment: row.commitment,
        beacon:
          row.beacon_chain === null
            ? null
            : {
                chainHash: (JSON.parse(row.beacon_chain) as BeaconChain).hash,
                round: Number(row.beacon_round),
              },
        committedAt: new Date(row.committed_at).toISOString(),
      })
    )
  }
}
