import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { success, type Result } from '#shared/result'
import { moveGame } from '#games/actions/move_game'
import type { MoveRefusal } from '#games/contract'
import type { Game } from '#games/models/game'
import { findOwnGame } from '#games/queries/find_own_game'

/** Cancels any game, before anything of it is paid. For admins. */
export function cancelGame(id: string, actor: Actor): Promise<Result<Game, MoveRefusal>> {
  return attempt(async (trx): Promise<Result<Game, MoveRefusal>> => {
    const moved = await moveGame(id, { to: 'canceled', by: 'admin' }, trx)
    if (!moved.ok) return moved
    const [before, after] = [{ state: moved.value.from }, { state: moved.value.to }]
    const line = { action: 'game.canceled', target: { type: 'game', id } } as const
    await audit({ ...actor, ...line, before, after }, trx)
    return success((await findOwnGame({ id, creatorId: null }, trx))!)
  })
}
