import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { LeaderboardsContract } from '#leaderboards/contract'
import { Eligibility } from '#leaderboards/adapters/eligibility'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import { getOwnRank } from '#leaderboards/queries/get_standing'
import { listPointsValidator } from '#leaderboards/validators/leaderboard_validators'
import { ownPointsSchema } from '#leaderboards/wire/leaderboard'

@inject()
export default class ListOwnPointsController {
  static readonly operation = {
    summary: "The caller's points on every active board; a stranger has none",
    auth: 'optional',
    query: listPointsValidator,
    responses: {
      200: vine.array(ownPointsSchema),
    },
  }

  constructor(
    private readonly leaderboards: LeaderboardsContract,
    private readonly eligibility: Eligibility
  ) {}

  async handle({ auth, request }: HttpContext) {
    const { distributorId = DEFAULT_DISTRIBUTOR_ID } = await listPointsValidator.validate(
      request.qs()
    )
    if (!auth.user) return []
    const { id: userId } = auth.user
    const [ids, reasons] = await Promise.all([
      this.leaderboards.activeBoardIds(distributorId),
      this.eligibility.listReasons({ distributorId }, [userId]),
    ])
    const unmet = reasons.get(userId)!
    return Promise.all(ids.map(async (id) => ({ ...(await ownPoints(id, userId)), unmet })))
  }
}

async function ownPoints(leaderboardId: string, userId: string) {
  const [board, own] = await Promise.all([
    findBoard(leaderboardId),
    getOwnRank(leaderboardId, userId),
  ])
  const points = own?.points ?? 0
  return {
    leaderboardId,
    points,
    rank: own?.rank ?? null,
    qualified:
      board !== null && (points >= board.wire.pointThreshold || own?.instantQualified === true),
  }
}
