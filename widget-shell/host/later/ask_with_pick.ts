import type { Game } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'

/**
 * Loads the data of the result when the player taps, because locking leaves time for a slow connection. Returns a
 * function that stops.
 */
export function askWithPick({ engine }: Pick<Visit, 'engine'>, ask: (game: Game) => void) {
  let askedFor: string | null = null
  const look = () => {
    const { phase, game, pick } = engine.state()
    if (phase !== 'locking' || !game || !pick || pick.key === askedFor) return
    askedFor = pick.key
    ask(game)
  }
  look()
  return engine.subscribe(look)
}
