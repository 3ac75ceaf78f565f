import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { RefreshPlaylist } from '#playlists/actions/refresh_playlist'
import { toOwnPlaylistAnswer } from '#playlists/transformers/own_playlist_transformer'
import { ownPlaylistAnswer } from '#playlists/validators/playlist_validators'

@inject()
export default class RefreshPlaylistController {
  static readonly operation = {
    summary: "Finds anew what fills one of the caller's playlists up",
    auth: 'creator',
    responses: { 200: ownPlaylistAnswer() },
  }

  constructor(private refreshPlaylist: RefreshPlaylist) {}

  async handle({ auth, params }: HttpContext) {
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await this.refreshPlaylist.handle(own)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return toOwnPlaylistAnswer(result.value)
  }
}
