import app from '@adonisjs/core/services/app'
import cache from '@adonisjs/cache/services/main'
import { gamesChoiceOf, type QuicksilverAsked } from '@sidepick/rules/games_choice'
import { resolveLanguage, wordsOf } from '@sidepick/rules/languages'
import type { EntryData, Game, InitPayload, WidgetData } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import type { GamePlaysContract } from '#gameplays/contract'
import type { PageAddress } from '#partner_domains/contract'
import type { WidgetsContract } from '#widgets/contract'
import { withoutSpeech } from '#pages/entry/without_speech'

/** The version that clients send with their requests. */
export const APP_VERSION = '0.1.0'

/** What an entry page depends on, and nothing else. */
export interface EntryQuery {
  widgetId: string
  /** The game that the widget's address names. */
  gameId?: string
  /** The game that the article's address names, because its reader followed a shared link: it comes before the other. */
  sharedGameId?: string
  flavour?: string
  language?: string
  page: PageAddress
  isTopLevel: boolean
  /** The visitor's device id, where the payload names it: a rollout may give it another release. */
  unitId: string | null
  /** The name of the player whose challenge led here. */
  challenger?: string
  /** The `vs_quicksilver` of an address. */
  quicksilver?: QuicksilverAsked | null
  /** The part of the payload that the page needs. */
  init: InitPayload
}

/** Everything the first question needs, in one document; null when there is no such widget. */
export async function getEntryData(
  query: EntryQuery,
  widgets: WidgetsContract,
  plays: GamePlaysContract
): Promise<EntryData | null> {
  const { init, page, widgetId, language: wanted } = query
  const bootstrap = await widgets.bootstrap({
    widgetId,
    page,
    flavour: query.flavour,
    language: wanted,
    isTopLevel: query.isTopLevel,
    unitId: query.unitId,
  })
  if (!bootstrap) return null
  const { config, hostMode } = bootstrap
  const widget = await widgetFrom(query, (gameId) =>
    widgets.widgetData({
      ...gamesChoiceOf(config, hostMode.flags, query.quicksilver),
      widgetId,
      gameId,
      userId: null,
      size: constants.lists.inlineSize,
      page,
    })
  )
  if (!widget) return null
  const language = resolveLanguage(wanted, bootstrap.hostMode.flags.language)
  const games = [...widget.playlist.games, ...widget.playlist.autofilledGames]
  return {
    bootstrap,
    widget: withoutSpeech(widget),
    locale: wordsOf(language),
    language,
    init,
    host: page.host,
    votes: await votesOf(games, plays),
    appVersion: APP_VERSION,
    ...(query.challenger !== undefined && { challenger: query.challenger }),
    ...(!app.inProduction && { takesForced: true }),
  }
}

/** With the shared game in front; where it is over or unknown here, with the one that the widget's address names. */
async function widgetFrom(
  { sharedGameId, gameId }: EntryQuery,
  read: (gameId?: string) => Promise<WidgetData | null>
): Promise<WidgetData | null> {
  if (!sharedGameId) return read(gameId)
  const widget = await read(sharedGameId)
  const isFirst = widget?.playlist.games[0]?.id === sharedGameId
  return isFirst || !gameId ? widget : read(gameId)
}

function votesOf(games: readonly Game[], plays: GamePlaysContract): Promise<EntryData['votes']> {
  const ids = games.map((game) => game.id)
  return cache.getOrSet({
    key: `pages:votes:${ids.join(',')}`,
    ttl: constants.cacheMs.majority,
    factory: async () => Object.fromEntries(await plays.votesOf(ids)),
  })
}
