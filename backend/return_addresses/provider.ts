import type { ApplicationService } from '@adonisjs/core/types'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { ReturnAddresses } from '#return_addresses/return_addresses'

/** Binds the module's contract to its implementation. */
export default class ReturnAddressesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ReturnAddressesContract, (resolver) =>
      resolver.make(ReturnAddresses)
    )
  }
}
