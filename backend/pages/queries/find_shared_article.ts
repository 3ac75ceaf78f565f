import { articleWith, leadsToArticle, type SharedInArticle } from '@sidepick/rules/shared_article'
import type { EntryData } from '@sidepick/rules/types'
import type { ArticleLink } from '#pages/entry/article_link'
import { isNamedSite } from '#pages/entry/target_address'
import { getEntryData } from '#pages/queries/get_entry_data'
import type { GamePlaysContract } from '#gameplays/contract'
import { pageAddress, type PartnerHostsContract } from '#partner_domains/contract'
import type { WidgetsContract } from '#widgets/contract'

interface Asked extends SharedInArticle {
  link: ArticleLink
  language: string | undefined
}

interface Contracts {
  widgets: WidgetsContract
  plays: GamePlaysContract
  partners: PartnerHostsContract
}

export interface FoundArticle {
  /** Of the widget as it is on its own page. */
  data: EntryData
  /** The article's address, with the shared game in it. */
  target: URL
  /** Whether a partner has registered the page. Any creator can list a site, so to another one a reader goes by a click. */
  isRegistered: boolean
}

/**
 * The article that a shared link may lead to. Anybody can write a link, so its site has to be one that the widget lists,
 * or for a public widget one that a partner has registered. null where the game is played here.
 */
export async function findSharedArticle(
  { link, language, ...shared }: Asked,
  { widgets, plays, partners }: Contracts
): Promise<FoundArticle | null> {
  const page = pageAddress(link.article.href)
  const { widgetId, gameId } = shared
  const data = await getEntryData(
    // Without a frame, nothing that the address claims widens the list of sites.
    { widgetId, gameId, language, page, isTopLevel: true, unitId: null, init: {} },
    widgets,
    plays
  )
  if (!data || !leadsToArticle(data.bootstrap.config)) return null
  const isRegistered = await partners.coversPage(link.article)
  const isPublic = data.bootstrap.allowedParentOrigins.includes('*')
  const mayLead = isNamedSite(link.article.origin, data.bootstrap) || (isPublic && isRegistered)
  return mayLead
    ? { data, isRegistered, target: articleWith(link.article, shared, link.utm) }
    : null
}
