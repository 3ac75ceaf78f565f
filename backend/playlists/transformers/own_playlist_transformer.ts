import { fieldProblem } from '#shared/problem'
import type { OwnPlaylist } from '#playlists/store/own_playlist'
import type { UnknownReference } from '#playlists/queries/references'

export function toOwnPlaylistAnswer(playlist: OwnPlaylist) {
  const { createdAtMs, autofilledAtMs: _, ...shown } = playlist
  return { ...shown, createdAt: new Date(createdAtMs).toISOString() }
}

export const unknownProblem = ({ field }: UnknownReference) =>
  fieldProblem('E_VALIDATION', field, `The ${field} field names nothing that is known`)
