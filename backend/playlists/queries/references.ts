import { inject } from '@adonisjs/core'
import { GamesContract } from '#games/contract'

/** A game or a category of a list that is not there, or not for this creator; the field says where it stands. */
export interface UnknownReference {
  type: 'unknown_reference'
  field: string
}

interface References {
  creatorId: string | null
  gameIds?: readonly string[]
  categoryIds?: readonly string[]
  /** What the list names already may stay, even where it is gone by now: it only is not shown. */
  kept?: readonly string[]
}

/** Looks whether there is what a list names. It asks outside of any transaction: what goes later is not listed anyway. */
@inject()
export class ListReferences {
  constructor(private games: GamesContract) {}

  async findUnknown(named: References): Promise<UnknownReference | null> {
    const { creatorId, gameIds = [], categoryIds = [], kept = [] } = named
    const usable = await this.games.listUsableIds(gameIds, creatorId)
    const categories = await this.games.listCategoryIds(categoryIds)
    return (
      firstMissing('gameIds', gameIds, new Set([...usable, ...kept])) ??
      firstMissing('rules.categoryIds', categoryIds, new Set([...categories, ...kept]))
    )
  }
}

function firstMissing(
  field: string,
  ids: readonly string[],
  known: ReadonlySet<string>
): UnknownReference | null {
  const index = ids.findIndex((id) => !known.has(id))
  return index < 0 ? null : { type: 'unknown_reference', field: `${field}.${index}` }
}
