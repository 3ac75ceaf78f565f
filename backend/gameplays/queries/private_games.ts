import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayableGame } from '#games/contract'
import { WidgetOwnersContract } from '#gameplays/contract'

/** Who requests a game, and in which widget. */
export interface GameViewer {
  userId: string | null
  widgetId: string | null
}

/**
 * A private game exists for its creator, and for requests that name a widget of the creator; for others it does not.
 */
@inject()
export class PrivateGames {
  constructor(private readonly widgetOwners: WidgetOwnersContract) {}

  async areOpenTo(
    { userId, widgetId }: GameViewer,
    { isPrivate, creatorId }: Pick<PlayableGame, 'isPrivate' | 'creatorId'>,
    trx?: TransactionClientContract
  ): Promise<boolean> {
    if (!isPrivate || creatorId === userId) return true
    return widgetId !== null && (await this.widgetOwners.creatorOf(widgetId, trx)) === creatorId
  }
}
