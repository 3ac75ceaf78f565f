import { inject } from '@adonisjs/core'
import { GamesContract } from '#games/contract'
import { failure, success, type Result } from '#shared/result'
import { refreshAutofill } from '#playlists/actions/refresh_autofill'
import { forgetPlaylist } from '#playlists/store/forget_playlist'
import type { OwnPlaylist } from '#playlists/store/own_playlist'
import { findOwnPlaylist } from '#playlists/queries/find_own_playlist'

/** Refreshes the games that fill up the creator's own playlist; a playlist without fill rules is unchanged. */
@inject()
export class RefreshPlaylist {
  constructor(private games: GamesContract) {}

  async handle(own: {
    id: string
    creatorId: string
  }): Promise<Result<OwnPlaylist, { type: 'not_found' }>> {
    const found = await findOwnPlaylist(own)
    if (found === null) return failure({ type: 'not_found' })
    if (!found.rules.autofill) return success(found)
    await refreshAutofill(found, found.autofilledAtMs, this.games)
    await forgetPlaylist(own.id)
    return success((await findOwnPlaylist(own))!)
  }
}
