import type { ApplicationService } from '@adonisjs/core/types'
import { problemCodes } from '#shared/problem_codes'
import { RemotesContract } from '#remotes/contract'
import { remoteProblems } from '#remotes/domain/problem_codes'
import { Remotes } from '#remotes/remotes'

/** Binds the module's contract to its implementation. */
export default class RemotesProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(RemotesContract, () => new Remotes())
  }

  boot() {
    problemCodes.declare(remoteProblems)
  }
}
