import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '@sidepick/rules/audit'
import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { holdBoard } from '#leaderboards/queries/admin_boards'
import { forgetBoards } from '#leaderboards/store/boards_cache'
import type { Board } from '#leaderboards/store/board_row'
import { findDrawing } from '#leaderboards/store/drawings'

type Refusal = { type: 'not_found' } | { type: 'not_awarded' } | { type: 'in_use' }
type Outcome = Result<null, Refusal>

interface Way {
  action: AuditAction
  /** The column that holds when it happened. */
  column: 'archived_at' | 'deleted_at'
  /** Why it may not happen; null when it may. */
  refusal: (board: Board, trx: TransactionClientContract) => Promise<Refusal | null>
}

/** Takes a board from the public lists; what it holds stays. One whose prizes are not drawn yet takes force. */
export const archiveBoard = (id: string, { force }: { force: boolean }, actor: Actor) =>
  putAway(id, actor, {
    action: 'leaderboard.archived',
    column: 'archived_at',
    refusal: async (board, trx) => {
      const isAwarded = (await findDrawing(board.id, trx))?.awarded_at !== null
      return force || isAwarded ? null : { type: 'not_awarded' }
    },
  })

/** Deletes a board on which nobody has an entry. Its week stays empty. */
export const removeBoard = (id: string, actor: Actor) =>
  putAway(id, actor, {
    action: 'leaderboard.removed',
    column: 'deleted_at',
    refusal: async (board, trx) => {
      const sql = 'select user_id from leaderboard_entries where leaderboard_id = ? limit 1'
      const [entry] = await run(trx, sql, [board.id])
      return entry ? { type: 'in_use' } : null
    },
  })

async function putAway(id: string, actor: Actor, way: Way): Promise<Outcome> {
  let distributorId: string | undefined
  const outcome = await transact(async (trx): Promise<Outcome> => {
    const board = await holdBoard(id, trx)
    if (board === null) return failure({ type: 'not_found' })
    if (way.column === 'archived_at' && board.archivedAtMs !== null) return success(null)
    const refusal = await way.refusal(board, trx)
    if (refusal) return failure(refusal)
    distributorId = board.distributorId
    await run(trx, `update leaderboards set ${way.column} = ? where id = ?`, [clock.nowMs(), id])
    const line = { action: way.action, target: { type: 'leaderboard', id } } as const
    await audit({ ...actor, ...line, before: { ...board.wire }, after: null }, trx)
    return success(null)
  })
  if (distributorId !== undefined) await forgetBoards(distributorId)
  return outcome
}
