import type { Http } from '@sidepick/card-kit'
import type { Visit } from '../app/visit'
import { gamesWanted } from './games_choice_now'
import { learnPlayed, LIST_SIZE } from './open_games'

/** Reads the widget for the player: played games leave the queue, new ones join it. */
export async function syncGames(visit: Visit, http: Http): Promise<void> {
  const { engine } = visit
  const input = gamesWanted(visit, { size: LIST_SIZE })
  try {
    const { playlist, gamePlays } = await http('GET /v2/widgets/{id}', input)
    const openOf = learnPlayed(visit, gamePlays)
    const games = openOf([...playlist.games, ...playlist.autofilledGames])
    engine.send({ type: 'games_added', games })
  } catch (error) {
    // The current list still works; the server refuses a second play of a game.
    console.warn('The list of games could not be read again', error)
  }
}
