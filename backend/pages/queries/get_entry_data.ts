import cache from '@adonisjs/cache/services/main'
import { resolveLanguage, wordsOf } from '@sidepick/rules/languages'
import type { EntryData, Game } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import type { EntryRequest } from '#pages/entry/entry_request'
import type { GamePlaysContract } from '#gameplays/contract'
import type { WidgetsContract } from '#widgets/contract'

/** The version that clients send with their requests. */
export const APP_VERSION = '0.1.0'

interface EntryQuery {
  widgetId: string
  gameId?: string
  flavour?: string
  language?: string
  entry: EntryRequest
}

/** Everything the first question needs, in one document; null when there is no such widget. */
export async function getEntryData(
  query: EntryQuery,
  widgets: WidgetsContract,
  plays: GamePlaysContract
): Promise<EntryData | null> {
  const { entry, widgetId } = query
  const bootstrap = await widgets.bootstrap({
    widgetId,
    page: entry.page,
    flavour: query.flavour ?? entry.init.flavour,
    language: query.language ?? entry.init.lang,
    isTopLevel: entry.isTopLevel,
    unitId: entry.init.analyticsDeviceId ?? null,
  })
  const widget = await widgets.widgetData({
    widgetId,
    gameId: query.gameId,
    userId: null,
    size: constants.lists.inlineSize,
    page: entry.page,
  })
  if (!bootstrap || !widget) return null
  const language = resolveLanguage(
    query.language ?? entry.init.lang,
    bootstrap.hostMode.flags.language
  )
  const games = [...widget.playlist.games, ...widget.playlist.autofilledGames]
  return {
    bootstrap,
    widget,
    locale: wordsOf(language),
    language,
    init: entry.init,
    host: entry.page.host,
    votes: await votesOf(games, plays),
    appVersion: APP_VERSION,
  }
}

function votesOf(games: readonly Game[], plays: GamePlaysContract): Promise<EntryData['votes']> {
  const ids = games.map((game) => game.id)
  return cache.getOrSet({
    key: `pages:votes:${ids.join(',')}`,
    ttl: constants.cacheMs.majority,
    factory: async () => Object.fromEntries(await plays.votesOf(ids)),
  })
}
