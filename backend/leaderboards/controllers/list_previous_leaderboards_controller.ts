import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { prizeStateOf } from '@sidepick/rules/prize_state'
import { LEAGUES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { ProfilesContract } from '#profiles/contract'
import { PrizeHoldersContract } from '#leaderboards/contract'
import { asInitials, shownAs } from '#leaderboards/domain/shown_as'
import { listRunningBoards } from '#leaderboards/queries/list_active_boards'
import { listPreviousBoards, listPreviousLeagues } from '#leaderboards/queries/list_previous_boards'
import { ownOrDefault } from '#leaderboards/queries/own_or_default'
import { listPreviousValidator } from '#leaderboards/validators/leaderboard_validators'
import { previousLeaderboardSchema } from '#leaderboards/wire/drawing'

@inject()
export default class ListPreviousLeaderboardsController {
  static readonly operation = {
    summary:
      'Boards whose week is over, of the distributor or else of `default`, newest first, with who won, and those of leagues whose prizes are drawn; of the last eight weeks when no span is given',
    auth: 'public',
    query: listPreviousValidator,
    responses: { 200: vine.array(previousLeaderboardSchema) },
  }

  constructor(
    private readonly profiles: ProfilesContract,
    private readonly holders: PrizeHoldersContract
  ) {}

  async handle({ request }: HttpContext) {
    const given = await listPreviousValidator.validate(request.qs())
    const nowMs = clock.nowMs()
    const span = {
      fromMs: given.start ?? nowMs - game.leaderboards.previousMs,
      toMs: Math.min(nowMs, given.end ?? nowMs),
      limit: game.leaderboards.previousMax,
    }
    const list = (distributorId: string) => listPreviousBoards(distributorId, span)
    const runsBoards = async (distributorId: string) =>
      (await listRunningBoards(distributorId)).length > 0
    const boards = [
      ...(await ownOrDefault(given.distributorId, list, runsBoards)),
      ...(await listPreviousLeagues(span)),
    ]
      .sort((a, b) => b.endDateMs - a.endDateMs)
      .slice(0, span.limit)
    const holders = await this.holders.listOf(boards.map(({ id }) => id))
    const profiles = await this.profiles.listPublic([...new Set(holders.map((one) => one.userId))])
    return boards.map(({ id, wire, kind, series, endDateMs, awardedAtMs }) => ({
      ...wire,
      league: kind === 'league' ? (LEAGUES.find((name) => name === series) ?? null) : null,
      state: prizeStateOf(
        { endDateMs, prizeDrawingDateMs: Date.parse(wire.prizeDrawingDate), awardedAtMs },
        false,
        nowMs
      ),
      awardedAt: awardedAtMs === null ? null : new Date(awardedAtMs).toISOString(),
      winners: holders
        .filter(({ boardId }) => boardId === id)
        .map(({ userId, initialsOnly }) =>
          initialsOnly ? asInitials(profiles.get(userId)) : shownAs(profiles.get(userId))
        ),
    }))
  }
}
