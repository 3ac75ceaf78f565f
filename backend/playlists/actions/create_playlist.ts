import { inject } from '@adonisjs/core'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { addPlaylist } from '#playlists/actions/add_playlist'
import type { OwnPlaylist, PlaylistFields } from '#playlists/store/own_playlist'
import { findOwnPlaylist } from '#playlists/queries/find_own_playlist'
import { ListReferences, type UnknownReference } from '#playlists/queries/references'

@inject()
export class CreatePlaylist {
  constructor(private references: ListReferences) {}

  async handle(
    creatorId: string,
    fields: PlaylistFields
  ): Promise<Result<OwnPlaylist, UnknownReference>> {
    const { gameIds, rules } = fields
    const { categoryIds } = rules
    const unknown = await this.references.findUnknown({ creatorId, gameIds, categoryIds })
    if (unknown) return failure(unknown)
    const id = newId()
    await addPlaylist({ ...fields, id, creatorId })
    return success((await findOwnPlaylist({ id, creatorId }))!)
  }
}
