import type { Http } from '@sidepick/card-kit'
import type { WidgetData } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { learnPlayed, LIST_SIZE } from './open_games'

/** Reads the widget as the player sees it: what they played leaves the queue, what is new joins it. */
export async function syncGames(visit: Visit, http: Http): Promise<void> {
  const { entry, engine } = visit
  const path = `/v2/widgets/${encodeURIComponent(entry.widget.id)}?size=${LIST_SIZE}&language=${entry.language}`
  try {
    const { playlist, gamePlays } = await http<WidgetData>(path)
    const openOf = learnPlayed(visit, gamePlays)
    const games = openOf([...playlist.games, ...playlist.autofilledGames])
    engine.send({ type: 'games_added', games })
  } catch (error) {
    // The list at hand stays good; the server refuses a second play of a game in any case.
    console.warn('The list of games could not be read again', error)
  }
}
