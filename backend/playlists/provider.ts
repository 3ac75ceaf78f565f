import type { ApplicationService } from '@adonisjs/core/types'
import { PlaylistsContract } from '#playlists/contract'
import { Playlists } from '#playlists/playlists'

/** Binds the module's contract to its implementation. */
export default class PlaylistsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(PlaylistsContract, (resolver) => resolver.make(Playlists))
  }
}
