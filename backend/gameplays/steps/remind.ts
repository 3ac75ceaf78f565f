import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { publish } from '#shared/delivery/domain_events'
import type { PlayableGame } from '#games/contract'
import type { DeclarationMissing } from '#gameplays/events/declaration_missing'
import type { Step } from '#gameplays/domain/settlement'

/** Reminds the creator of a prediction that is over and not declared. */
export class Remind implements Step {
  constructor(private readonly reminder: DeclarationMissing['reminder']) {}

  plays(): null {
    return null
  }

  async settle(): Promise<void> {}

  async finish(
    { id: gameId, text, creatorId, state, endTimeMs }: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    if (state !== 'waiting_for_declaration') return
    const cancelAtMs = endTimeMs + constants.settlement.undeclaredMs
    const { reminder } = this
    await publish(
      { type: 'declaration_missing', gameId, text, creatorId, reminder, cancelAtMs },
      trx
    )
  }
}
