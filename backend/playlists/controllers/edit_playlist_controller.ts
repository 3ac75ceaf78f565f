import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { Problem, unreachable } from '#shared/problem'
import { EditPlaylist } from '#playlists/actions/edit_playlist'
import {
  toOwnPlaylistAnswer,
  unknownProblem,
} from '#playlists/transformers/own_playlist_transformer'
import { editPlaylistValidator } from '#playlists/validators/playlist_validators'
import { ownPlaylistSchema } from '#playlists/wire/playlist'

@inject()
export default class EditPlaylistController {
  static readonly operation = {
    summary:
      "Changes one of the caller's playlists: what is left out stays; active: false retires it",
    auth: 'creator',
    path: { id: 'Id of the playlist.' },
    body: editPlaylistValidator,
    responses: { 200: ownPlaylistSchema },
  }

  constructor(private editPlaylist: EditPlaylist) {}

  async handle({ auth, params, request }: HttpContext) {
    const { expected, ...changes } = await editPlaylistValidator.validate(request.body())
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await this.editPlaylist.handle(own, changes, expected)
    if (result.ok) return toOwnPlaylistAnswer(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'unknown_reference':
        throw unknownProblem(result.error)
      case 'changed_meanwhile':
        throw changedMeanwhileProblem(result.error)
      default:
        unreachable(result.error)
    }
  }
}
