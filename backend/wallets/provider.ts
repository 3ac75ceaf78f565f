// Imported for its types: they declare the event that this module emits.
import type {} from '#wallets/events/gray_converted'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { walletPersonalData } from '#wallets/store/personal_data'
import { WalletsContract } from '#wallets/contract'
import { Wallets } from '#wallets/wallets'

/** Binds the module's contract to its implementation. */
export default class WalletsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WalletsContract, () => new Wallets())
  }

  boot() {
    personalData.keep(walletPersonalData)
  }
}
