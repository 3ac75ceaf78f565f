import type { Http } from '@sidepick/card-kit'
import { randomStockWord } from '@sidepick/rules/stock_words'
import type { WidgetData } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { learnPlayed, LIST_SIZE } from './open_games'
import { searchTextOf } from './search_text'

/** Longest address the server takes. */
const MAX_URL_LENGTH = 2048

/** Asks for the context's games on the first call, where the page's domain has a data source of its own. */
export function contextAsker(visit: Visit, http: Http, address: string): () => void {
  let waits = visit.entry.bootstrap.hostMode.flags.customDataSource
  return () => {
    if (waits) void askContext(visit, http, address)
    waits = false
  }
}

/**
 * Reads the widget for what the page is about, and again for a word at random. What fits the page best is played next; the
 * list's first game and what fills it up for the random word come after everything at hand.
 */
async function askContext(visit: Visit, http: Http, address: string): Promise<void> {
  const { entry, engine, bridge } = visit
  const path = `/v2/widgets/${encodeURIComponent(entry.widget.id)}?language=${entry.locale}`
  const ask = (body: object) =>
    http<WidgetData>(path, { method: 'POST', body: { ...body, size: LIST_SIZE } })
  const single = entry.bootstrap.config.themeFlags.shutterSingleDataMode
  try {
    const init = await bridge.handshake()
    const text = searchTextOf(visit, address, init?.customData)
    const url = entry.init.ref?.slice(0, MAX_URL_LENGTH)
    const found = ask({ context: { url }, text })
    const [{ playlist, gamePlays }, more] = await Promise.all([
      found,
      single ? found : ask({ text: randomStockWord() }),
    ])
    const openOf = learnPlayed(visit, [...gamePlays, ...more.gamePlays])
    // The playlist's own games stand first in every list; what answers a text fills it up.
    const fitting = text === '' ? [] : openOf(playlist.autofilledGames).slice(0, 1)
    const others = [...playlist.games.slice(0, 1), ...more.playlist.autofilledGames]
    engine.send({ type: 'games_preferred', games: fitting })
    engine.send({ type: 'games_added', games: openOf(others) })
  } catch (error) {
    // The list at hand stays good without them.
    console.warn('The games of the context could not be read', error)
  }
}
