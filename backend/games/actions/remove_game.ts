import { attempt } from '#shared/database/attempt'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { moveGame } from '#games/actions/move_game'
import type { MoveRefusal } from '#games/contract'
import { findOwnGame, type Own } from '#games/queries/find_own_game'
import { mayMove } from '#games/domain/status_machine'

/**
 * Takes one's own game back, from wherever it may be canceled: one that nobody played is deleted, one that was played is
 * canceled, and its tickets come back.
 */
export function removeGame(own: Own): Promise<Result<'deleted' | 'canceled', MoveRefusal>> {
  return attempt(async (trx): Promise<Result<'deleted' | 'canceled', MoveRefusal>> => {
    const game = await findOwnGame(own, trx)
    if (!game) return failure({ type: 'not_found' })
    const { id, state } = game
    if (game.played) {
      const moved = await moveGame(id, { to: 'canceled', by: 'creator' }, trx)
      return moved.ok ? success('canceled') : moved
    }
    if (!mayMove(state, 'canceled', 'creator')) return failure({ type: 'bad_transition', state })
    await game.merge({ deletedAt: clock.nowMs() }).save()
    return success('deleted')
  })
}
