import { isChosen as isOfChoice, type GamesChoice } from '@sidepick/rules/games_choice'
import { isListed } from '@sidepick/rules/playable'
import type { Game } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { GameSearch, GamesContract } from '#games/contract'
import type { GameSetRecord, PlaylistRecord } from '#playlists/contract'
import { clock } from '#shared/clock'
import type { WidgetGamesQuery, WidgetRecord } from '#widgets/contract'
import { listRanked } from '#widgets/queries/list_ranked'

interface WidgetGames {
  games: Game[]
  autofilledGames: Game[]
  /** Whether the ranking came from the cache. */
  isRankedBefore: boolean
}

/** A query with its text and article converted to search words. */
export interface GamesQuery extends Omit<WidgetGamesQuery, 'text' | 'article'> {
  words: readonly string[]
  isArticle: boolean
  isAd: boolean
}

/** Where the games come from that were chosen by hand. */
export interface ChosenLists {
  playlist: PlaylistRecord
  set: GameSetRecord | null
  /** Of the widget's distributor; only read for sponsored games. */
  adPlaylist: PlaylistRecord | null
}

/** The search for games that fill a list up; it has no personal data. */
export type FillSearch = Omit<GameSearch, 'excludedIds' | 'limit'>

/**
 * The requested game, the first one of the playlist, those of the set that runs, the rest of the playlist, and the
 * distributor's sponsored ones; each once.
 */
function chosenIds({ gameId }: GamesQuery, { playlist, set, adPlaylist }: ChosenLists): string[] {
  const [first, ...rest] = playlist.gameIds
  const ids = [gameId, first, ...(set?.gameIds ?? []), ...rest, ...(adPlaylist?.gameIds ?? [])]
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** The games that were chosen by hand, then those that fill the list up. */
export async function listWidgetGames(
  widget: WidgetRecord,
  lists: ChosenLists,
  query: GamesQuery,
  source: GamesContract
): Promise<WidgetGames> {
  const { playlist } = lists
  const wanted = chosenIds(query, lists)
  const isWanted = accepts(widget, query)
  const games = (await source.listByIds(wanted)).filter(isWanted).slice(0, query.size)
  const room = query.size - games.length
  const search = fillSearch(widget, playlist, query)
  if (room <= 0 || !search) return { games, autofilledGames: [], isRankedBefore: false }
  const excludedIds = [...new Set([...wanted, ...games.map(({ id }) => id)])]
  if (query.words.length > 0) {
    const asked = { widgetId: widget.id, query, search, excludedIds, room, isWanted }
    const ranked = await listRanked(asked, source)
    return { games, autofilledGames: ranked.games, isRankedBefore: ranked.fromCache }
  }
  const isStored = !isChosen(widget, query) && room <= game.lists.widgetSize
  const found = isStored
    ? await source.listByIds(playlist.autofilledGameIds.filter((id) => !excludedIds.includes(id)))
    : await source.listJoinable({ ...search, excludedIds, limit: room })
  return { games, autofilledGames: found.filter(isWanted).slice(0, room), isRankedBefore: false }
}

/**
 * By the playlist's rules: its categories, to which the ones that the widget or the query prefer are added, and its words
 * where the query has none. null fills nothing up.
 */
export function fillSearch(
  widget: WidgetRecord,
  { rules }: PlaylistRecord,
  query: GamesQuery
): FillSearch | null {
  if (!rules.autofill || query.isAd) return null
  const preferredCategoryIds = preferredOf(widget, query)
  const isLimited = rules.categoryIds.length > 0
  return {
    categoryIds: query.onlyCategoryId
      ? [query.onlyCategoryId]
      : isLimited
        ? [...rules.categoryIds, ...preferredCategoryIds]
        : [],
    preferredCategoryIds,
    excludedCategoryIds: query.excludedCategoryIds,
    landscape: query.landscape,
    language: query.language ?? rules.language ?? undefined,
    text: (query.words.length > 0 ? query.words : rules.keywords).join(' '),
  }
}

function isChosen(widget: WidgetRecord, query: GamesQuery): boolean {
  const { words, language, excludedCategoryIds = [], onlyCategoryId, landscape } = query
  const isNarrowed =
    words.length > 0 ||
    Boolean(language || onlyCategoryId || landscape) ||
    excludedCategoryIds.length > 0
  return isNarrowed || preferredOf(widget, query).length > 0
}

function preferredOf(widget: WidgetRecord, query: GamesQuery): string[] {
  return query.preferredCategoryIds ?? widget.preferredCategoryIds
}

const toChoice = ({ excludedCategoryIds, onlyCategoryId, landscape }: GamesQuery): GamesChoice => ({
  excludedCategoryIds,
  onlyCategoryId,
  ...(landscape && { landscape }),
})

function accepts(widget: WidgetRecord, query: GamesQuery): (game: Game) => boolean {
  const now = clock.now()
  const choice = toChoice(query)
  return (item) =>
    isListed(item, now, widget.creatorId) &&
    isOfChoice(item, choice) &&
    (query.state === undefined || item.state === query.state) &&
    item.isAd === query.isAd
}
