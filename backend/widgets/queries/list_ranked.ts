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
  /** Games that the list holds already. */
  excludedIds: readonly string[]
  /** Games that fit behind those. */
  room: number
  isWanted: (game: Game) => boolean
}

/**
 * Games for a text or an article, best first. Ranking them is the work, and everybody who reads an article asks for the
 * same: the ranking is kept, for a day where an article asked. The games are read anew, and where too many of them are
 * over by now, fresh ones stand at the end.
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

/** Whatever decides the order; the games that the list holds already are taken out behind it. */
function keyOf(widgetId: string, { size, isArticle, words }: GamesQuery, search: FillSearch) {
  const { categoryIds = [], preferredCategoryIds = [], excludedCategoryIds = [], language } = search
  const parts = [
    ...[words.toSorted(), isArticle, size, language],
    ...[categoryIds, preferredCategoryIds, excludedCategoryIds].map((ids) => ids.toSorted()),
  ]
  const digest = createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
  return `widgets:ranking:${widgetId}:${digest}`
}
