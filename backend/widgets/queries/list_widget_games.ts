import { isListed } from '@sidepick/rules/playable'
import type { Game } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { GamesContract } from '#games/contract'
import type { PlaylistRecord } from '#playlists/contract'
import { clock } from '#shared/clock'
import type { WidgetGamesQuery, WidgetRecord } from '#widgets/contract'

interface WidgetGames {
  games: Game[]
  autofilledGames: Game[]
}

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
  if (room <= 0 || !playlist.rules.autofill || query.isAd) return { games, autofilledGames: [] }
  const excludedIds = [...new Set([...wanted, ...games.map(({ id }) => id)])]
  const found = await findMore(widget, playlist, query, { excludedIds, room, source })
  return { games, autofilledGames: found.filter(isWanted).slice(0, room) }
}

async function findMore(
  widget: WidgetRecord,
  playlist: PlaylistRecord,
  query: WidgetGamesQuery,
  { excludedIds, room, source }: { excludedIds: string[]; room: number; source: GamesContract }
): Promise<Game[]> {
  const preferredCategoryIds = query.preferredCategoryIds ?? widget.preferredCategoryIds
  const isStored =
    !query.text &&
    !query.language &&
    !query.excludedCategoryIds?.length &&
    preferredCategoryIds.length === 0 &&
    room <= game.lists.widgetSize
  if (isStored) {
    return source.listByIds(playlist.autofilledGameIds.filter((id) => !excludedIds.includes(id)))
  }
  return source.listJoinable({
    preferredCategoryIds,
    excludedCategoryIds: query.excludedCategoryIds,
    excludedIds,
    language: query.language ?? playlist.rules.language ?? undefined,
    text: query.text,
    limit: room,
  })
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
