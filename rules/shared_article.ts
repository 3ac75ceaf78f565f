import { readAddress } from './own_address.js'
import type { ExperienceConfig } from './types.js'

/** Query parameter of a shared link: the address of the article in which the game was played. */
export const ARTICLE_PARAM = 'article'

/** Query parameters of an article's address, which the frames in it are told with that address. */
const WIDGET_PARAM = 'vs_widget'
const GAME_PARAM = 'vs_game'
const REFERRER_PARAM = 'vs_ref_user'

/** Longest address of an article. With the parameters that are added, the loader still sends all of it: up to 2,000. */
const MAX_LENGTH = 1_500

/** Whether a link that is shared from an article leads back to it: on until a document switches it off. */
export const leadsToArticle = ({ themeFlags }: Pick<ExperienceConfig, 'themeFlags'>): boolean =>
  themeFlags.shareToArticle !== false

/** The address of an article without its fragment; null for what is none, or too long. */
export function readArticle(text: string): URL | null {
  // Without a base, a path is no address.
  const url = text.length > MAX_LENGTH ? null : readAddress(text, '')
  if (url) url.hash = ''
  return url
}

/** What somebody shared in an article. */
export interface SharedInArticle {
  widgetId: string
  /** None where the whole widget was shared, as with a challenge. */
  gameId?: string | undefined
  /** The player who shared it. */
  refUserId?: string | undefined
}

/**
 * The article's address that opens the shared game. The rest of its query stays as it is written, because sites sign
 * queries or read them by hand; what a shared link has added before is replaced.
 */
export function articleWith(
  article: URL,
  { widgetId, gameId, refUserId }: SharedInArticle,
  others: Record<string, string> = {}
): URL {
  const ours: Record<string, string | undefined> = {
    ...others,
    [WIDGET_PARAM]: widgetId,
    [GAME_PARAM]: gameId,
    [REFERRER_PARAM]: refUserId,
  }
  const kept = article.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !Object.hasOwn(ours, nameOf(part)))
  const added = new URLSearchParams()
  for (const [name, value] of Object.entries(ours)) if (value) added.set(name, value)
  const target = new URL(article)
  target.search = [...kept, added.toString()].join('&')
  return target
}

const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? ''

/** What the query of an article's address says for this widget; ids as they are written there. */
export function sharedInArticle(query: string, widgetId: string): Partial<SharedInArticle> {
  const params = new URLSearchParams(query)
  const forWidget = params.get(WIDGET_PARAM) ?? widgetId
  if (forWidget.toLowerCase() !== widgetId.toLowerCase()) return {}
  return {
    gameId: params.get(GAME_PARAM) ?? undefined,
    refUserId: params.get(REFERRER_PARAM) ?? undefined,
  }
}
