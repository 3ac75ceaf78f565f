import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { GamesContract } from '#games/contract'
import { listPlaylists } from '#playlists/queries/list_playlists'
import { listPlaylistsValidator } from '#playlists/validators/playlist_validators'
import { pageOf } from '#shared/openapi/component'
import { playlistSchema } from '#playlists/wire/playlist'

@inject()
export default class ListPlaylistsController {
  static readonly operation = {
    summary:
      'Active playlists with their public games, the newest first; a distributor without one gets those of `default`',
    auth: 'public',
    query: listPlaylistsValidator,
    responses: {
      200: pageOf('Playlist', playlistSchema),
    },
  }

  constructor(private games: GamesContract) {}

  async handle({ request }: HttpContext) {
    const { start, limit, ...filter } = await listPlaylistsValidator.validate(request.qs())
    const page = { start: decodeCursor(start), limit: limit ?? game.lists.pageSize }
    return listPlaylists({ ...filter, ...page }, this.games)
  }
}
