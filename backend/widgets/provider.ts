import type { ApplicationService } from '@adonisjs/core/types'
import { WidgetOwnersContract } from '#gameplays/contract'
import { CreatorsContract } from '#creators/contract'
import { ExperiencesContract, KnownWidgetsContract } from '#experiences/contract'
import { ExperimentsContract } from '#experiments/contract'
import { GamePlaysContract } from '#gameplays/contract'
import { DistributorOwnersContract, PartnerDomainsContract } from '#partner_domains/contract'
import { RemotesContract } from '#remotes/contract'
import { WidgetsContract } from '#widgets/contract'
import { BootstrapReader } from '#widgets/queries/read_bootstrap'
import { WidgetReader } from '#widgets/queries/read_widget'
import { WidgetSources } from '#widgets/queries/sources'
import { KnownWidgets } from '#widgets/adapters/known_widgets'
import { WidgetOwners } from '#widgets/adapters/widget_owners'
import { Widgets } from '#widgets/widgets'

/** Binds the module's contract, and what gameplays and experiences ask of widgets, to their implementations. */
export default class WidgetsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(WidgetsContract, (resolver) => resolver.make(Widgets))
    // Readers are stateless, so one instance serves all requests.
    this.app.container.singleton(WidgetReader, async (resolver) => {
      const sources = await resolver.make(WidgetSources)
      const plays = await resolver.make(GamePlaysContract)
      return new WidgetReader(sources, plays, await resolver.make(PartnerDomainsContract))
    })
    this.app.container.singleton(BootstrapReader, async (resolver) => {
      const partners = await resolver.make(PartnerDomainsContract)
      const experiences = await resolver.make(ExperiencesContract)
      const remotes = await resolver.make(RemotesContract)
      return new BootstrapReader(
        partners,
        experiences,
        remotes,
        await resolver.make(CreatorsContract),
        await resolver.make(ExperimentsContract),
        await resolver.make(DistributorOwnersContract)
      )
    })
    this.app.container.singleton(WidgetOwnersContract, () => new WidgetOwners())
    this.app.container.singleton(KnownWidgetsContract, () => new KnownWidgets())
  }
}
