import { inject } from '@adonisjs/core'
import { Problem } from '#shared/problem'
import type { Caller } from '#shared/caller'
import { GameStakesContract } from '#games/contract'

/**
 * Keeps admins from deciding games that pay them. Admins cannot stake black tickets, but may have done so before they
 * became admins.
 */
@inject()
export class Impartial {
  constructor(private readonly stakes: GameStakesContract) {}

  /** @throws E_CONFLICT_OF_INTEREST when the caller has staked black tickets on the game */
  async assert(caller: Caller, gameId: string): Promise<void> {
    if (!(await this.stakes.areOf(caller.id, gameId))) return
    throw new Problem('E_CONFLICT_OF_INTEREST', { message: 'You have a stake in this game' })
  }
}
