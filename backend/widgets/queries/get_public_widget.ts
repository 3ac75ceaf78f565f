import { createHash } from 'node:crypto'
import cache from '@adonisjs/cache/services/main'
import type { Game, Language, WidgetData } from '@sidepick/rules/types'
import { game } from '#config/game'
import { UNKNOWN_CREATOR } from '#creators/contract'
import { gameSetTag, playlistTag, type PlaylistRecord } from '#playlists/contract'
import type { WidgetRecord } from '#widgets/contract'
import { widgetTag } from '#widgets/store/forget_widget'
import { findWidget } from '#widgets/queries/find_widget'
import {
  fillSearch,
  listWidgetGames,
  type FillSearch,
  type GamesQuery,
} from '#widgets/queries/list_widget_games'
import type { WidgetSources } from '#widgets/queries/sources'

/** A page made from it is cached on top, and an answer on top of that; all lifetimes together are a widget's allowed age. */
const TTL_MS = game.cacheMs.widget - 2 * game.cacheMs.hotAnswer

type PublicData = Omit<WidgetData, 'gamePlays' | 'config'>

/** The public part of a widget, without the caller's plays and flags. */
export interface PublicWidget {
  data: PublicData
  /** The data as JSON without the closing brace: the caller's part is appended. */
  openJson: string
  gameIds: string[]
  language: Language
  /** The source of further games; null when the playlist is not filled up. */
  fill: FillSearch | null
}

interface CachedWidget {
  widget: PublicWidget | null
  fromCache: boolean
}

export async function getPublicWidget(
  widgetId: string,
  query: GamesQuery,
  sources: WidgetSources
): Promise<CachedWidget> {
  let fromCache = true
  const widget = await cache.getOrSet({
    key: keyOf(widgetId, query),
    ttl: TTL_MS,
    tags: [widgetTag(widgetId)],
    factory: async ({ setTags }) => {
      fromCache = false
      const record = await findWidget(widgetId)
      if (!record) return null
      setTags([playlistTag(record.playlistId)])
      if (record.gameSetId) setTags([gameSetTag(record.gameSetId)])
      const adPlaylist = query.isAd
        ? await sources.playlists.findAdPlaylist(record.distributorId)
        : null
      if (adPlaylist) setTags([playlistTag(adPlaylist.id)])
      const read = await readPublicWidget(record, adPlaylist, query, sources)
      fromCache = read?.isRankedBefore ?? false
      return read && read.widget
    },
  })
  return { widget, fromCache }
}

/** Texts and lists come from strangers: the hash limits the length of keys. */
function keyOf(widgetId: string, query: GamesQuery): string {
  const {
    gameId,
    size,
    words,
    isArticle,
    preferredCategoryIds,
    excludedCategoryIds,
    onlyCategoryId,
    landscape,
    language,
    state,
    isAd,
  } = query
  const parts = [
    gameId,
    size,
    words.toSorted(),
    isArticle,
    preferredCategoryIds?.toSorted(),
    excludedCategoryIds?.toSorted(),
    onlyCategoryId,
    landscape,
    language,
    state,
    isAd,
  ]
  const digest = createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
  return `widgets:${widgetId}:${digest}`
}

async function readPublicWidget(
  widget: WidgetRecord,
  adPlaylist: PlaylistRecord | null,
  query: GamesQuery,
  { games, playlists, creators }: WidgetSources
): Promise<{ widget: PublicWidget; isRankedBefore: boolean } | null> {
  const playlist = await playlists.find(widget.playlistId)
  if (!playlist) return null
  const gameSet = widget.gameSetId ? await playlists.findCurrentSet(widget.gameSetId) : null
  const [{ isRankedBefore, ...listed }, summaries] = await Promise.all([
    listWidgetGames(widget, { playlist, set: gameSet, adPlaylist }, query, games),
    creators.listSummaries([widget.creatorId, playlist.creatorId]),
  ])
  const summaryOf = (id: string) => summaries.get(id) ?? UNKNOWN_CREATOR
  const data: PublicData = {
    id: widget.id,
    type: widget.type,
    creator: summaryOf(widget.creatorId),
    playlist: {
      id: playlist.id,
      creatorId: playlist.creatorId,
      creator: summaryOf(playlist.creatorId),
      ...listed,
    },
    gameSet,
  }
  const fill = fillSearch(widget, playlist, query)
  return { widget: toPublicWidget(data, widget.language, fill), isRankedBefore }
}

/** The widget with more games at its end, as a copy, because the cached object is shared. */
export function fillUp({ data, language, fill }: PublicWidget, games: Game[]): PublicWidget {
  const autofilledGames = [...data.playlist.autofilledGames, ...games]
  return toPublicWidget(
    { ...data, playlist: { ...data.playlist, autofilledGames } },
    language,
    fill
  )
}

/** The widget without these games, also as a copy. */
export function withoutGames(
  { data, language, fill }: PublicWidget,
  ids: ReadonlySet<string>
): PublicWidget {
  const isLeft = ({ id }: Game) => !ids.has(id)
  const games = data.playlist.games.filter(isLeft)
  const autofilledGames = data.playlist.autofilledGames.filter(isLeft)
  const playlist = { ...data.playlist, games, autofilledGames }
  return toPublicWidget({ ...data, playlist }, language, fill)
}

function toPublicWidget(
  data: PublicData,
  language: Language,
  fill: FillSearch | null
): PublicWidget {
  const { games, autofilledGames } = data.playlist
  const gameIds = [...games, ...autofilledGames].map(({ id }) => id)
  return { data, openJson: JSON.stringify(data).slice(0, -1), gameIds, language, fill }
}
