import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { forgetGameSet } from '#playlists/store/forget_playlist'
import { GameSet } from '#playlists/models/game_set'
import { findGameSet } from '#playlists/queries/find_game_set'

/** Deletes a set; widgets that name it continue without one. */
export async function removeGameSet(
  id: string,
  actor: Actor
): Promise<Result<null, { type: 'not_found' }>> {
  const result = await transact(async (trx): Promise<Result<null, { type: 'not_found' }>> => {
    const set = await findGameSet(id, trx)
    if (set === null) return failure({ type: 'not_found' })
    await GameSet.query({ client: trx }).where('id', id).update({ deletedAtMs: clock.nowMs() })
    const { id: _, createdAtMs: __, ...before } = set
    const line = { action: 'game_set.deleted', target: { type: 'game_set', id } } as const
    await audit({ ...actor, ...line, before, after: null }, trx)
    return success(null)
  })
  await forgetGameSet(id)
  return result
}
