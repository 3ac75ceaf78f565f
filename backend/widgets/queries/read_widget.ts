import { inject } from '@adonisjs/core'
import type { GamePlay, HostFlags } from '@sidepick/rules/types'
import { GamePlaysContract } from '#gameplays/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import type { WidgetQuery } from '#widgets/contract'
import { pageFlags } from '#widgets/page_flags'
import { getPublicWidget, type PublicWidget } from '#widgets/queries/get_public_widget'
import { WidgetSources } from '#widgets/sources'

export interface WidgetReading {
  widget: PublicWidget
  own: { gamePlays: GamePlay[]; config: { flags: HostFlags } }
  /** Whether the public part came from memory. */
  fromCache: boolean
}

/** The public part, which everybody shares, and the caller's part beside it. */
@inject()
export class WidgetReader {
  constructor(
    private readonly sources: WidgetSources,
    private readonly gamePlays: GamePlaysContract,
    private readonly partners: PartnerDomainsContract
  ) {}

  async read({ widgetId, userId, page, ...query }: WidgetQuery): Promise<WidgetReading | null> {
    const { widget, fromCache } = await getPublicWidget(widgetId, query, this.sources)
    if (!widget) return null
    const flags = pageFlags(await this.partners.hostMode(page), widget)
    const gamePlays = userId ? await this.gamePlays.listOwn(userId, widget.gameIds) : []
    return { widget, own: { gamePlays, config: { flags } }, fromCache }
  }
}
