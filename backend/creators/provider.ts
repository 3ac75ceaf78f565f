import type { ApplicationService } from '@adonisjs/core/types'
import { CreatorsContract } from '#creators/contract'
import { Makers } from '#creators/makers'

/** Binds the module's contract to its implementation. */
export default class CreatorsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CreatorsContract, () => new Makers())
  }
}
