import type { Http } from '@sidepick/card-kit'
import { randomStockWord } from '@sidepick/rules/stock_words'
import type { Calls } from '@sidepick/rules/generated_wire'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import { gamesWanted } from './games_choice_now'
import { learnPlayed, LIST_SIZE } from './open_games'
import { holdsWordOf, searchTextOf } from './search_text'

type Search = Calls['POST /v2/widgets/{id}']['body']

/** Of an answer: whether the ranking of its games came from memory. */
const CACHE_HIT = 'x-article-cache-hit'

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
 * Reads the widget for the page's context, and again for a random word. The best match of the page is played next; the
 * playlist's own games follow the current queue, and after them the games for the random word. Without a context the
 * first request is skipped, because it would return the same.
 */
async function askContext(visit: Visit, http: Http, address: string): Promise<void> {
  const { entry, engine, bridge, measure } = visit
  const wanted = gamesWanted(visit)
  const ask = (body: Search) =>
    http('POST /v2/widgets/{id}', {
      ...wanted,
      body: { ...body, size: LIST_SIZE },
      heard: (headers) => {
        const cacheHit = headers.get(CACHE_HIT) === 'true'
        if ('context' in body) measure({ name: 'games_searched', properties: { cacheHit } })
      },
    })
  const single = configNow(visit).themeFlags.shutterSingleDataMode
  try {
    const init = await bridge.handshake()
    const text = searchTextOf(visit, address, init?.customData)
    const url = entry.init.ref?.slice(0, MAX_URL_LENGTH)
    const forPage = { context: { url }, text }
    const forAny = { text: randomStockWord() }
    const both = text === '' ? [forAny] : [forPage, forAny]
    const answers = await Promise.all((single ? [forPage] : both).map(ask))
    const openOf = learnPlayed(
      visit,
      answers.flatMap(({ gamePlays }) => gamePlays)
    )
    const lists = answers.map(({ playlist }) => playlist)
    // Autofilled games are best first; without a matching word the best is only the newest.
    const filled = openOf(lists.flatMap(({ autofilledGames }) => autofilledGames))
    engine.send({ type: 'games_preferred', games: filled.filter(holdsWordOf(text)).slice(0, 1) })
    const others = lists
      .slice(-1)
      .flatMap(({ games, autofilledGames }) => [...games, ...autofilledGames])
    engine.send({ type: 'games_added', games: openOf(others) })
  } catch (error) {
    // The current list works without them.
    console.warn('The games of the context could not be read', error)
  }
}
