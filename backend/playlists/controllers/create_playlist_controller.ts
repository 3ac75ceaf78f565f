import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { given } from '#shared/privacy/differences'
import { CreatePlaylist } from '#playlists/actions/create_playlist'
import {
  toOwnPlaylistAnswer,
  unknownProblem,
} from '#playlists/transformers/own_playlist_transformer'
import { createPlaylistValidator } from '#playlists/validators/playlist_validators'
import { ownPlaylistSchema } from '#playlists/wire/playlist'

const DEFAULTS = { distributorId: DEFAULT_DISTRIBUTOR_ID, gameIds: [], rules: {}, active: true }

@inject()
export default class CreatePlaylistController {
  static readonly operation = {
    summary: 'Adds a playlist of public games and of the own private ones',
    auth: 'creator',
    body: createPlaylistValidator,
    responses: { 201: ownPlaylistSchema },
  }

  constructor(private createPlaylist: CreatePlaylist) {}

  async handle({ auth, request, response }: HttpContext) {
    const fields = await createPlaylistValidator.validate(request.body())
    const { name, rules = {} } = fields
    const playlist = { ...DEFAULTS, ...given(fields), name, rules: given(rules) }
    const result = await this.createPlaylist.handle(auth.getUserOrFail().id, playlist)
    if (!result.ok) throw unknownProblem(result.error)
    response.status(201)
    return toOwnPlaylistAnswer(result.value)
  }
}
