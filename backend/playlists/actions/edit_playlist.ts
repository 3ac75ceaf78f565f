import { inject } from '@adonisjs/core'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { writePlaylist } from '#playlists/actions/write_playlist'
import { forgetPlaylist } from '#playlists/store/forget_playlist'
import type { OwnPlaylist, PlaylistFields } from '#playlists/store/own_playlist'
import { findOwnPlaylist } from '#playlists/queries/find_own_playlist'
import { ListReferences, type UnknownReference } from '#playlists/queries/references'

export type EditPlaylistError = { type: 'not_found' } | UnknownReference | ChangedMeanwhile

/** Changes the given fields and fill rules of the creator's own playlist; a list of games is replaced as a whole. */
@inject()
export class EditPlaylist {
  constructor(private references: ListReferences) {}

  async handle(
    own: { id: string; creatorId: string },
    changes: Partial<PlaylistFields>,
    expected?: object
  ): Promise<Result<OwnPlaylist, EditPlaylistError>> {
    const current = await findOwnPlaylist(own)
    if (current === null) return failure({ type: 'not_found' })
    const { gameIds, rules: { categoryIds } = {} } = changes
    const unknown = await this.references.findUnknown({
      creatorId: own.creatorId,
      gameIds,
      categoryIds,
      kept: [...current.gameIds, ...current.rules.categoryIds],
    })
    if (unknown) return failure(unknown)
    const edited = await transact(async (trx): Promise<Result<OwnPlaylist, ChangedMeanwhile>> => {
      const moved = changedMeanwhile(expected, (await findOwnPlaylist(own, trx))!)
      return moved ? failure(moved) : success(await writePlaylist(own, changes, trx))
    })
    if (edited.ok) await forgetPlaylist(own.id)
    return edited
  }
}
