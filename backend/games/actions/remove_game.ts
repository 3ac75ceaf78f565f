import { attempt } from '#shared/database/attempt'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { moveGame } from '#games/actions/move_game'
import type { MoveRefusal } from '#games/contract'
import { findOwnGame, type Own } from '#games/queries/find_own_game'
import { mayMove } from '#games/domain/status_machine'

/**
 * Removes the creator's own game, in any state that can be canceled: an unplayed game is deleted, a played one is
 * canceled and its tickets are returned.
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
