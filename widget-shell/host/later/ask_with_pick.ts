import type { Game } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'

/** Asks with the tap for what the result will need: while the pick locks, there is time for a slow line. Returns how to stop. */
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
