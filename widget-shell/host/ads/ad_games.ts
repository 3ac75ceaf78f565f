import type { Http } from '@sidepick/card-kit'
import type { Visit } from '../app/visit'
import { gamesWanted } from '../later/games_choice_now'
import { learnPlayed, LIST_SIZE } from '../later/open_games'

/**
 * The sponsored games of the widget, which its list does not hold; the engine gives them their places among the others.
 * The returned function is told whether they are wanted, as often as that may have changed.
 */
export function adGamesOf(visit: Visit, http: Http): (isWanted: boolean) => void {
  const { engine } = visit
  let areWanted = false

  async function add(): Promise<void> {
    try {
      const { playlist, gamePlays } = await http(
        'GET /v2/widgets/{id}',
        gamesWanted(visit, { size: LIST_SIZE, isAd: true })
      )
      const openOf = learnPlayed(visit, gamePlays)
      if (areWanted) engine.send({ type: 'games_added', games: openOf(playlist.games) })
    } catch (error) {
      console.warn('The sponsored games could not be read', error)
    }
  }

  return (isWanted) => {
    if (isWanted === areWanted) return
    areWanted = isWanted
    if (isWanted) void add()
    else engine.send({ type: 'ad_games_unwanted' })
  }
}
