import { createHash } from 'node:crypto'
import cache from '@adonisjs/cache/services/main'
import type { Game } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { GamesContract } from '#games/contract'
import { widgetTag } from '#widgets/store/forget_widget'
import type { FillSearch, GamesQuery } from '#widgets/queries/list_widget_games'

interface Asked {
  widgetId: string
  query: GamesQuery
  search: FillSearch
  /** Games that are in the list already. */
  excludedIds: readonly string[]
  /** How many games still fit. */
  room: number
  isWanted: (game: Game) => boolean
}

/**
 * Games for a text or an article, best first. Ranking is expensive and all readers of an article need the same, so the
 * ranking is cached, for a day for an article. The games are read each time; when too many of them are over, other
 * games are appended.
 */
export async function listRanked(
  { widgetId, query, search, excludedIds, room, isWanted }: Asked,
  source: GamesContract
): Promise<{ games: Game[]; fromCache: boolean }> {
  const limit = query.size + excludedIds.length + game.lists.rankedSpare
  let fromCache = true
  const ranked = await cache.getOrSet({
    key: keyOf(widgetId, query, search),
    ttl: query.isArticle ? game.cacheMs.articleRanking : game.cacheMs.searchRanking,
    tags: [widgetTag(widgetId)],
    factory: () => {
      fromCache = false
      return source.rankJoinable({ ...search, limit })
    },
  })
  const ids = ranked
    .filter((id) => !excludedIds.includes(id))
    .slice(0, room + game.lists.rankedSpare)
  const games = (await source.listByIds(ids)).filter(isWanted)
  if (!fromCache || games.length >= room) return { games: games.slice(0, room), fromCache }
  const known = [...excludedIds, ...ids]
  const fresh = await source.listJoinable({ ...search, excludedIds: known, limit: room })
  return { games: [...games, ...fresh.filter(isWanted)].slice(0, room), fromCache }
}

/** All that determines the ranking; games that are in the list already are removed afterwards. */
function keyOf(widgetId: string, { size, isArticle, words }: GamesQuery, search: FillSearch) {
  const { categoryIds = [], preferredCategoryIds = [], excludedCategoryIds = [] } = search
  const { language, landscape } = search
  const parts = [
    ...[words.toSorted(), isArticle, size, language, landscape],
    ...[categoryIds, preferredCategoryIds, excludedCategoryIds].map((ids) => ids.toSorted()),
  ]
  const digest = createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
  return `widgets:ranking:${widgetId}:${digest}`
}
