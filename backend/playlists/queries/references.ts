import { inject } from '@adonisjs/core'
import { GamesContract } from '#games/contract'

/** An unknown game or category of a list, or one that this creator may not use; the field names its position. */
export interface UnknownReference {
  type: 'unknown_reference'
  field: string
}

interface References {
  creatorId: string | null
  gameIds?: readonly string[]
  categoryIds?: readonly string[]
  /** Games that the list has already may stay even if they are gone, because they are not shown. */
  kept?: readonly string[]
}

/** Checks the games and categories of a list, outside of any transaction: what is removed later is not shown anyway. */
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
