import { inject } from '@adonisjs/core'
import { CreatorsContract } from '#creators/contract'
import { GamesContract } from '#games/contract'
import { WidgetsContract } from '#widgets/contract'
import type { CustomUrlFields } from '#custom_urls/store/own_custom_url'

/** The target of a short name does not exist, or not for this creator; the field says which one. */
export interface UnknownReference {
  type: 'unknown_reference'
  field: 'creatorId' | 'widgetId' | 'gameId'
}

type Wanted = Pick<CustomUrlFields, 'creatorId'> &
  Partial<Pick<CustomUrlFields, 'widgetId' | 'gameId'>>

@inject()
export class NameReferences {
  constructor(
    private widgets: WidgetsContract,
    private games: GamesContract,
    private creators: CreatorsContract
  ) {}

  /** Checks only the changed targets. A creator may use own widgets, an admin any widget. */
  async findUnknown(
    { creatorId, widgetId, gameId }: Wanted,
    by: 'creator' | 'admin'
  ): Promise<UnknownReference | null> {
    if (by === 'admin' && !(await this.creators.find(creatorId))) return unknown('creatorId')
    if (widgetId !== undefined) {
      const widget = await this.widgets.find(widgetId)
      const isGood = widget && (by === 'admin' || widget.creatorId === creatorId)
      if (!isGood) return unknown('widgetId')
    }
    if (!gameId) return null
    return (await this.games.listUsableIds([gameId], creatorId)).has(gameId)
      ? null
      : unknown('gameId')
  }
}

const unknown = (field: UnknownReference['field']): UnknownReference => ({
  type: 'unknown_reference',
  field,
})
