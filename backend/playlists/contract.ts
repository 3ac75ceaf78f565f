import type { Language } from '@sidepick/rules/types'

export interface PlaylistRules {
  /** Categories of the games that fill the list up; empty for any. A widget or caller may prefer some. */
  categoryIds: string[]
  keywords: string[]
  /** null for any language. */
  language: Language | null
  autofill: boolean
  isAd: boolean
}

export interface PlaylistRecord {
  id: string
  name: string
  creatorId: string
  distributorId: string
  gameIds: string[]
  autofilledGameIds: string[]
  rules: PlaylistRules
}

export interface GameSetRecord {
  id: string
  name: string
  gameIds: string[]
}

export interface NewPlaylist {
  id: string
  name: string
  creatorId: string
  distributorId: string
  /** In playing order, each once, at most 200. */
  gameIds: readonly string[]
  rules?: Partial<PlaylistRules>
  /** true by default. */
  active?: boolean
}

export interface NewGameSet {
  id: string
  name: string
  /** The distributor that runs it. */
  partnerId: string
  /** In playing order, 1 to 10. */
  gameIds: readonly string[]
  startAtMs: number
  endAtMs: number
}

/** Tag of cached data of a playlist; a change of the playlist drops it. */
export const playlistTag = (id: string) => `playlist:${id}`

/** The same of a set. */
export const gameSetTag = (id: string) => `game_set:${id}`

/** Lists of games. Owns the tables playlists, playlist_games and game_sets. */
export abstract class PlaylistsContract {
  /** Refreshes the stored autofill when it is older than its limit. null when unknown or retired. */
  abstract find(id: string): Promise<PlaylistRecord | null>
  /** The newest playlist of sponsored games of the distributor, or else of the default one. */
  abstract findAdPlaylist(distributorId: string): Promise<PlaylistRecord | null>
  /** The playlist's creator; null when unknown or retired. */
  abstract ownerOf(id: string): Promise<string | null>
  /** Whether the set exists, running or not. */
  abstract hasGameSet(id: string): Promise<boolean>
  /** null when the set is not running now. */
  abstract findCurrentSet(id: string): Promise<GameSetRecord | null>
  /**
   * false when the playlist exists; then nothing changes.
   * @throws when a game is in it twice, or it is too long
   */
  abstract addPlaylist(playlist: NewPlaylist): Promise<boolean>
  /**
   * false when the set exists; then nothing changes.
   * @throws when it holds no game or more than ten, or ends before it starts.
   */
  abstract addGameSet(set: NewGameSet): Promise<boolean>
}
