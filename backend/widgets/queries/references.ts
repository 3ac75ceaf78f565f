import { inject } from '@adonisjs/core'
import { GamesContract } from '#games/contract'
import { PlaylistsContract } from '#playlists/contract'
import type { OwnWidget, WidgetFields } from '#widgets/store/own_widget'

/** A record that a widget names is unknown, or not this creator's; the field says which. */
export interface UnknownReference {
  type: 'unknown_reference'
  field: string
}

/** Checks the records that a widget names. Unchanged ones may stay. */
@inject()
export class WidgetReferences {
  constructor(
    private playlists: PlaylistsContract,
    private games: GamesContract
  ) {}

  async findUnknown(
    creatorId: string,
    wanted: Partial<WidgetFields>,
    current: OwnWidget | null = null
  ): Promise<UnknownReference | null> {
    const { playlistId, gameSetId } = wanted
    if (playlistId !== undefined && playlistId !== current?.playlistId) {
      if ((await this.playlists.ownerOf(playlistId)) !== creatorId) return unknown('playlistId')
    }
    if (gameSetId && gameSetId !== current?.gameSetId) {
      if (!(await this.playlists.hasGameSet(gameSetId))) return unknown('gameSetId')
    }
    const categoryIds = wanted.preferredCategoryIds ?? []
    const known = await this.games.listCategoryIds(categoryIds)
    const kept = current?.preferredCategoryIds ?? []
    const index = categoryIds.findIndex((id) => !known.has(id) && !kept.includes(id))
    return index < 0 ? null : unknown(`preferredCategoryIds.${index}`)
  }
}

const unknown = (field: string): UnknownReference => ({ type: 'unknown_reference', field })
