import { inject } from '@adonisjs/core'
import { CreatorsContract } from '#creators/contract'
import { GamesContract } from '#games/contract'
import { PlaylistsContract } from '#playlists/contract'

/** Where a widget's games come from. */
@inject()
export class WidgetSources {
  constructor(
    readonly games: GamesContract,
    readonly playlists: PlaylistsContract,
    readonly creators: CreatorsContract
  ) {}
}
