import { inject } from '@adonisjs/core'
import { safeSearchText } from '@sidepick/rules/search_text'
import type { Game, GamePlay, HostFlags } from '@sidepick/rules/types'
import { game } from '#config/game'
import { GamePlaysContract } from '#gameplays/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import type { WidgetGamesQuery, WidgetQuery } from '#widgets/contract'
import { pageFlags } from '#widgets/domain/page_flags'
import {
  fillUp,
  getPublicWidget,
  withoutGames,
  type PublicWidget,
} from '#widgets/queries/get_public_widget'
import type { GamesQuery } from '#widgets/queries/list_widget_games'
import { WidgetSources } from '#widgets/queries/sources'

export interface WidgetReading {
  widget: PublicWidget
  own: { gamePlays: GamePlay[]; config: { flags: HostFlags } }
  /** Whether the public part came from memory. */
  fromCache: boolean
}

/** The shared public part, and the caller's part. */
@inject()
export class WidgetReader {
  constructor(
    private readonly sources: WidgetSources,
    private readonly gamePlays: GamePlaysContract,
    private readonly partners: PartnerDomainsContract
  ) {}

  async read({
    widgetId,
    userId,
    enabled,
    page,
    ...asked
  }: WidgetQuery): Promise<WidgetReading | null> {
    const query = this.toGamesQuery(asked)
    const { widget, fromCache } = await getPublicWidget(widgetId, query, this.sources)
    if (!widget) return null
    const flags = pageFlags(await this.partners.hostMode(page), widget)
    const gamePlays = userId ? await this.gamePlays.listOwn(userId, widget.gameIds) : []
    const own = { gamePlays, config: { flags } }
    if (!userId || gamePlays.length === 0) return { widget, own, fromCache }
    const games = await this.listUnplayed(widget, { userId, limit: gamePlays.length, query })
    const isHidden = enabled === true && query.state === 'active'
    const played = new Set(gamePlays.map(({ gameId }) => gameId))
    const listed = isHidden ? withoutGames(widget, played) : widget
    return { widget: games.length > 0 ? fillUp(listed, games) : listed, own, fromCache }
  }

  private toGamesQuery({ text, article, ...query }: WidgetGamesQuery): GamesQuery {
    const safe = text === undefined ? undefined : safeSearchText(text)
    const words = this.sources.games.searchTerms({ text: safe, article })
    return { ...query, isAd: query.isAd === true, words, isArticle: article !== undefined }
  }

  /** Additional games for those that the caller has played, which stay listed unless the caller hides them. */
  private async listUnplayed(
    { fill, gameIds }: PublicWidget,
    { userId, limit, query }: { userId: string; limit: number; query: GamesQuery }
  ): Promise<Game[]> {
    if (!fill) return []
    const playedIds = await this.gamePlays.listPlayedGameIds(userId, game.lists.playsLookedBack)
    const excludedIds = [...new Set([...gameIds, ...playedIds])]
    const found = await this.sources.games.listJoinable({ ...fill, excludedIds, limit })
    return found.filter(({ state }) => query.state === undefined || state === query.state)
  }
}
