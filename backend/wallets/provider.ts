import type { ApplicationService } from '@adonisjs/core/types'
import { WalletsContract } from '#wallets/contract'
import { Ledger } from '#wallets/ledger'

/** Binds the module's contract to its implementation. */
export default class WalletsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WalletsContract, () => new Ledger())
  }
}
