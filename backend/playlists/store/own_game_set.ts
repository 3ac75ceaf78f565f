import type { NewGameSet } from '#playlists/contract'
import type { GameSet } from '#playlists/models/game_set'

/** The editable fields of a set, which are always replaced as a whole. */
export type GameSetFields = Omit<NewGameSet, 'id' | 'gameIds'> & {
  gameIds: string[]
  active: boolean
}

/** A set as admins see it, running or not. */
export interface OwnGameSet extends GameSetFields {
  id: string
  createdAtMs: number
}

export function toOwnGameSet(row: GameSet): OwnGameSet {
  const { id, name, partnerId, gameIds, startAtMs, endAtMs, active, createdAtMs } = row
  return { id, name, partnerId, gameIds, startAtMs, endAtMs, active, createdAtMs }
}
