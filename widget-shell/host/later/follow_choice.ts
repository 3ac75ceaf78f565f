import { isChosen } from '@sidepick/rules/games_choice'
import type { Visit } from '../app/visit'
import { gamesChoiceNow } from './games_choice_now'

/**
 * Where an experiment or a state of the visit chooses other games than the page came with, the rest leaves the queue and
 * those come. Returns a function that stops.
 */
export function followChoice(visit: Visit, fetchMoreGames: () => Promise<void>): () => void {
  const { app, engine } = visit
  let last = JSON.stringify(gamesChoiceNow(visit))
  return app.store.subscribe(() => {
    const choice = gamesChoiceNow(visit)
    const next = JSON.stringify(choice)
    if (next === last) return
    last = next
    const { game, queue } = engine.state()
    const gone = [...(game ? [game] : []), ...queue].filter((one) => !isChosen(one, choice))
    // Not before there are others: without any game the visit would be over for a moment.
    void fetchMoreGames().then(() =>
      engine.send({ type: 'plays_learned', gameIds: gone.map(({ id }) => id) })
    )
  })
}
