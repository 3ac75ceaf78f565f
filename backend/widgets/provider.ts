import type { ApplicationService } from '@adonisjs/core/types'
import { WidgetsContract } from '#widgets/contract'
import { Widgets } from '#widgets/widgets'

/** Binds the module's contract to its implementation. */
export default class WidgetsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WidgetsContract, (resolver) => resolver.make(Widgets))
  }
}
