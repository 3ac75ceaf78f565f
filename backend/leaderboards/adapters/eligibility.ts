import { inject } from '@adonisjs/core'
import { game } from '#config/game'
import { GrantedRoles } from '#shared/http/person_policy'
import { PlayerRecordsContract } from '#profiles/contract'
import { DrawingConditionsContract } from '#leaderboards/contract'
import { KEPT, whyIneligible, type Ineligible } from '#leaderboards/domain/eligibility'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import type { Board } from '#leaderboards/store/board_row'

/** Reads what decides whether players are in a drawing. */
@inject()
export class Eligibility extends DrawingConditionsContract {
  constructor(
    private readonly players: PlayerRecordsContract,
    private readonly roles: GrantedRoles
  ) {
    super()
  }

  /** What keeps each of these out of a board's drawing, apart from the points; empty lists for the eligible. */
  async listReasons(
    { distributorId }: Pick<Board, 'distributorId'>,
    userIds: readonly string[]
  ): Promise<Map<string, Ineligible[]>> {
    const [users, roles] = await Promise.all([
      this.players.listRecords(userIds),
      this.roles.listOf(userIds),
    ])
    const terms = { distributorId, termsVersion: game.termsVersion }
    const reasonsOf = (id: string) =>
      whyIneligible({ user: users.get(id) ?? null, roles: roles.get(id) ?? [] }, terms)
    return new Map(userIds.map((id) => [id, reasonsOf(id)]))
  }

  async listEligible(board: Board, userIds: readonly string[]): Promise<string[]> {
    const reasons = await this.listReasons(board, userIds)
    return userIds.filter((id) => reasons.get(id)!.length === 0)
  }

  async listLost(boardId: string, userIds: readonly string[]): Promise<Set<string>> {
    const board = await findBoard(boardId)
    if (!board) return new Set()
    const reasons = await this.listReasons(board, userIds)
    const isLost = (id: string) => reasons.get(id)!.some((reason) => KEPT.includes(reason))
    return new Set(userIds.filter(isLost))
  }
}
