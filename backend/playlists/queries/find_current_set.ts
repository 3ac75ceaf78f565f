import { clock } from '#shared/clock'
import type { GameSetRecord } from '#playlists/contract'
import { GameSet } from '#playlists/models/game_set'

export async function findCurrentSet(id: string): Promise<GameSetRecord | null> {
  const nowMs = clock.nowMs()
  const set = await GameSet.query()
    .where({ id, active: true })
    .whereNull('deletedAtMs')
    .where('startAtMs', '<=', nowMs)
    .where('endAtMs', '>', nowMs)
    .first()
  return set && { id: set.id, name: set.name, gameIds: set.gameIds }
}
