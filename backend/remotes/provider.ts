import type { ApplicationService } from '@adonisjs/core/types'
import { RemotesContract } from '#remotes/contract'
import { Remotes } from '#remotes/remotes'

/** Binds the module's contract to its implementation. */
export default class RemotesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(RemotesContract, () => new Remotes())
  }
}
