import { isListed } from '@sidepick/rules/playable'
import type { Game } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { GameSearch, GamesContract } from '#games/contract'
import type { PlaylistRecord } from '#playlists/contract'
import { clock } from '#shared/clock'
import type { WidgetGamesQuery, WidgetRecord } from '#widgets/contract'

interface WidgetGames {
  games: Game[]
  autofilledGames: Game[]
}

/** How games that fill a list up are searched for; nothing in it belongs to a person. */
export type FillSearch = Omit<GameSearch, 'excludedIds' | 'limit'>

/** The requested game first, then the playlist's own, then what fills it up. */
export async function listWidgetGames(
  widget: WidgetRecord,
  playlist: PlaylistRecord,
  query: WidgetGamesQuery,
  source: GamesContract
): Promise<WidgetGames> {
  const wanted = query.gameId ? [query.gameId, ...playlist.gameIds] : playlist.gameIds
  const isWanted = accepts(widget, query)
  const games = (await source.listByIds(wanted)).filter(isWanted).slice(0, query.size)
  const room = query.size - games.length
  const search = fillSearch(widget, playlist, query)
  if (room <= 0 || !search) return { games, autofilledGames: [] }
  const excludedIds = [...new Set([...wanted, ...games.map(({ id }) => id)])]
  const isStored = !isChosen(widget, query) && room <= game.lists.widgetSize
  const found = isStored
    ? await source.listByIds(playlist.autofilledGameIds.filter((id) => !excludedIds.includes(id)))
    : await source.listJoinable({ ...search, excludedIds, limit: room })
  return { games, autofilledGames: found.filter(isWanted).slice(0, room) }
}

/** By the playlist's rules, unless the widget or the query ask for something of their own; null fills nothing up. */
export function fillSearch(
  widget: WidgetRecord,
  { rules }: PlaylistRecord,
  query: WidgetGamesQuery
): FillSearch | null {
  if (!rules.autofill || query.isAd) return null
  const language = query.language ?? rules.language ?? undefined
  return isChosen(widget, query)
    ? {
        preferredCategoryIds: preferredOf(widget, query),
        excludedCategoryIds: query.excludedCategoryIds,
        language,
        text: query.text,
      }
    : { categoryIds: rules.categoryIds, language, text: rules.keywords.join(' ') }
}

function isChosen(widget: WidgetRecord, query: WidgetGamesQuery): boolean {
  const { text, language, excludedCategoryIds = [] } = query
  const isNarrowed = Boolean(text) || Boolean(language) || excludedCategoryIds.length > 0
  return isNarrowed || preferredOf(widget, query).length > 0
}

function preferredOf(widget: WidgetRecord, query: WidgetGamesQuery): string[] {
  return query.preferredCategoryIds ?? widget.preferredCategoryIds
}

function accepts(widget: WidgetRecord, query: WidgetGamesQuery): (game: Game) => boolean {
  const now = clock.now()
  const excluded = new Set(query.excludedCategoryIds)
  return (item) =>
    isListed(item, now, widget.creatorId) &&
    !excluded.has(item.categoryId) &&
    (query.state === undefined || item.state === query.state) &&
    (query.isAd === undefined || item.isAd === query.isAd)
}
