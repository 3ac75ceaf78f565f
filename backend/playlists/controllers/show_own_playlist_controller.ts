import type { HttpContext } from '@adonisjs/core/http'
import { sightOf } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findOwnPlaylist } from '#playlists/queries/find_own_playlist'
import { toOwnPlaylistAnswer } from '#playlists/transformers/own_playlist_transformer'
import { ownPlaylistSchema } from '#playlists/wire/playlist'

export default class ShowOwnPlaylistController {
  static readonly operation = {
    summary: "One of the caller's playlists; an admin sees everybody's",
    auth: 'creatorOrAdmin',
    path: { id: 'Id of the playlist.' },
    responses: { 200: ownPlaylistSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const creatorId = sightOf(auth.getUserOrFail())
    const playlist = await findOwnPlaylist({ id: String(params.id), creatorId })
    if (playlist === null) throw new Problem('E_NOT_FOUND')
    return toOwnPlaylistAnswer(playlist)
  }
}
