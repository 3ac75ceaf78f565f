import type { ApplicationService } from '@adonisjs/core/types'
import { WidgetOwnersContract } from '#gameplays/contract'
import { WidgetsContract } from '#widgets/contract'
import { WidgetOwners } from '#widgets/queries/widget_owners'
import { Widgets } from '#widgets/widgets'

/** Binds the module's contract, and what gameplays asks of widgets, to their implementations. */
export default class WidgetsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WidgetsContract, (resolver) => resolver.make(Widgets))
    this.app.container.singleton(WidgetOwnersContract, () => new WidgetOwners())
  }
}
