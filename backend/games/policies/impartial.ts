import { inject } from '@adonisjs/core'
import { Problem } from '#shared/problem'
import type { Caller } from '#shared/http/caller'
import { GameStakesContract } from '#games/contract'

/**
 * Keeps admins from games that pay them. Admins stake nothing for coins, but may have done so before they became one; what
 * they decide then would be their own wallet.
 */
@inject()
export class Impartial {
  constructor(private readonly stakes: GameStakesContract) {}

  /** @throws E_CONFLICT_OF_INTEREST where coins of the caller hang on the game */
  async assert(caller: Caller, gameId: string): Promise<void> {
    if (!(await this.stakes.areOf(caller.id, gameId))) return
    throw new Problem('E_CONFLICT_OF_INTEREST', { message: 'You have a stake in this game' })
  }
}
