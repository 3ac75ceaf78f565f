import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { decodeCursor } from '#shared/http/pagination'
import { GamesContract } from '#games/contract'
import { listPlaylists } from '#playlists/queries/list_playlists'
import { listPlaylistsValidator, playlistAnswer } from '#playlists/validators/playlist_validators'

@inject()
export default class ListPlaylistsController {
  static readonly operation = {
    summary:
      'Active playlists with their public games, the newest first; a distributor without one gets those of `default`',
    auth: 'public',
    query: listPlaylistsValidator,
    responses: {
      200: vine.object({ items: vine.array(playlistAnswer()), next: vine.string().nullable() }),
    },
  }

  constructor(private games: GamesContract) {}

  async handle({ request }: HttpContext) {
    const { start, limit, ...filter } = await listPlaylistsValidator.validate(request.qs())
    const page = { start: decodeCursor(start), limit: limit ?? game.lists.pageSize }
    return listPlaylists({ ...filter, ...page }, this.games)
  }
}
