import type { Visit } from '../app/visit'
import type { StoredSteps } from './stored_steps'

/** Keeps how far an unfinished set of games is: the next page goes on with it. Returns a function that stops. */
export function keepSet({ engine }: Visit, { setPlayed }: StoredSteps): () => void {
  let kept = setPlayed.read() ?? 0
  return engine.subscribe(() => {
    const set = engine.state().visit?.set
    // What is left of a set that runs in the widget follows from its games.
    if (!set || set.left) return
    const played = set.played < set.size ? set.played : 0
    if (played === kept) return
    kept = played
    setPlayed.put(played)
  })
}
