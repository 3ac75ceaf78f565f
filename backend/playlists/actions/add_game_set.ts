import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewGameSet } from '#playlists/contract'
import { SET_GAMES_MAX } from '#playlists/domain/limits'
import { GameSet } from '#playlists/models/game_set'

export async function addGameSet(set: NewGameSet): Promise<boolean> {
  const { id, name, partnerId, gameIds, startAtMs, endAtMs } = set
  if (gameIds.length < 1 || gameIds.length > SET_GAMES_MAX) {
    throw new Error(`game set ${id} must hold 1 to ${SET_GAMES_MAX} games`)
  }
  if (startAtMs >= endAtMs) throw new Error(`game set ${id} must end after its start`)
  return addOnce(() =>
    GameSet.create({
      id,
      name,
      partnerId,
      gameIds: [...gameIds],
      startAtMs,
      endAtMs,
      active: true,
      createdAtMs: clock.nowMs(),
    })
  )
}
