import type { Http } from '@sidepick/card-kit'
import { randomStockWord } from '@sidepick/rules/stock_words'
import type { Game } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { gamesWanted } from './games_choice_now'
import { learnPlayed, LIST_SIZE } from './open_games'
import { holdsWordOf, searchTextOf } from './search_text'

/**
 * Looks for games about a text, the widget's own before others; without one, for what the page is about. Where none fits, games for a word at
 * random come instead: the server takes such a word for an offensive text too.
 */
export async function searchGames(
  visit: Visit,
  { http, address }: { http: Http; address: string },
  asked: string
): Promise<void> {
  const { engine, bridge } = visit
  const ask = async (text: string): Promise<Game[]> => {
    const body = { text, size: LIST_SIZE }
    const found = await http('POST /v2/widgets/{id}', { ...gamesWanted(visit), body })
    const { games, autofilledGames } = found.playlist
    return learnPlayed(visit, found.gamePlays)([...games, ...autofilledGames])
  }
  const textOfPage = async () =>
    searchTextOf(visit, address, (await bridge.handshake())?.customData)
  const isAnother = ({ id }: Game) => id !== engine.state().game?.id
  let text = asked
  try {
    if (text === '') text = await textOfPage()
    const fitting = text === '' ? [] : (await ask(text)).filter(holdsWordOf(text))
    const fits = fitting.length > 0
    const games = fits ? fitting : (await ask(randomStockWord())).filter(isAnother)
    engine.send({ type: 'search_ended', text, fits, games })
  } catch (error) {
    console.warn('The search did not work', error)
    engine.send({ type: 'search_ended', text, fits: false })
  }
}
