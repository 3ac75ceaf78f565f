import { motionKey } from '../app/motion_key'
import type { Visit } from '../app/visit'

/** Stores that the player has stopped what moves by itself, until they let it move again. Returns a function that stops. */
export function keepMotion({ engine, entry, values }: Visit): () => void {
  const key = motionKey(entry)
  let kept = engine.state().motionStopped
  return engine.subscribe(() => {
    const { motionStopped } = engine.state()
    if (motionStopped === kept) return
    kept = motionStopped
    if (kept) values.set(key, '1')
    else values.remove(key)
  })
}
