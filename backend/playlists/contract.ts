export interface PlaylistRecord {
  id: string
  name: string
  creatorId: string
  distributorId: string
  gameIds: string[]
  autofilledGameIds: string[]
  rules: { categoryIds: string[]; keywords: string[]; autofill: boolean; isAd: boolean }
}

export interface GameSetRecord {
  id: string
  name: string
  gameIds: string[]
}

/** Lists of games. Owns the tables playlists, playlist_games and game_sets. */
export abstract class PlaylistsContract {
  /** Refreshes the stored autofill when it is older than its limit. */
  abstract find(id: string): Promise<PlaylistRecord | null>
  /** null when the set is not running now. */
  abstract findCurrentSet(id: string): Promise<GameSetRecord | null>
}
