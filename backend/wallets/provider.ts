// Imported for its types: they declare the event that this module emits.
import type {} from '#wallets/events/gray_converted'
import type { ApplicationService } from '@adonisjs/core/types'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { walletPersonalData } from '#wallets/store/personal_data'
import {
  LedgerContract,
  PointsHistoryContract,
  WalletsContract,
  WinningsContract,
} from '#wallets/contract'
import { Wallets } from '#wallets/wallets'
import { walletProblems } from '#wallets/domain/problem_codes'

/** Binds the module's contracts to their implementation. */
export default class WalletsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WalletsContract, () => new Wallets())
    this.app.container.singleton(WinningsContract, () => new Wallets())
    this.app.container.singleton(PointsHistoryContract, () => new Wallets())
    this.app.container.singleton(LedgerContract, () => new Wallets())
  }

  boot() {
    problemCodes.declare(walletProblems)
    personalData.keep(walletPersonalData)
  }
}
