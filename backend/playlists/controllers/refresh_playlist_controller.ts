import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { RefreshPlaylist } from '#playlists/actions/refresh_playlist'
import { toOwnPlaylistAnswer } from '#playlists/transformers/own_playlist_transformer'
import { ownPlaylistSchema } from '#playlists/wire/playlist'

@inject()
export default class RefreshPlaylistController {
  static readonly operation = {
    summary: "Finds again what fills one of the caller's playlists up",
    auth: 'creator',
    path: { id: 'Id of the playlist.' },
    responses: { 200: ownPlaylistSchema },
  }

  constructor(private refreshPlaylist: RefreshPlaylist) {}

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await this.refreshPlaylist.handle(own)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toOwnPlaylistAnswer(result.value)
  }
}
