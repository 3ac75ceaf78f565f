import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sightOf } from '#shared/caller'
import { decodeCursor } from '#shared/pagination'
import { listOwnPlaylists } from '#playlists/queries/list_own_playlists'
import { toOwnPlaylistAnswer } from '#playlists/transformers/own_playlist_transformer'
import { listOwnPlaylistsValidator } from '#playlists/validators/playlist_validators'
import { pageOf } from '#shared/openapi/component'
import { ownPlaylistSchema } from '#playlists/wire/playlist'

export default class ListOwnPlaylistsController {
  static readonly operation = {
    summary: "The caller's playlists, the newest first, the retired ones too; an admin sees all",
    auth: 'creatorOrAdmin',
    query: listOwnPlaylistsValidator,
    responses: {
      200: pageOf('OwnPlaylist', ownPlaylistSchema),
    },
  }

  async handle({ auth, request }: HttpContext) {
    const { start, limit, creatorId } = await listOwnPlaylistsValidator.validate(request.qs())
    const { items, next } = await listOwnPlaylists({
      creatorId: sightOf(auth.getUserOrFail()) ?? creatorId ?? null,
      start: decodeCursor(start),
      limit: limit ?? game.lists.pageSize,
    })
    return { items: items.map(toOwnPlaylistAnswer), next }
  }
}
