import type { Visit } from '../app/visit'

/** Stores for this site that the player wants no sound, until they turn it on again. Returns a function that stops. */
export function keepMuted({ engine, entry, values, app }: Visit): () => void {
  const key = `vs:${entry.host}:muted`
  let kept = values.get(key) !== null
  if (kept) engine.send({ type: 'kept_muted' })

  const look = () => {
    const { staysMuted } = engine.state()
    // A page that wants no sound says nothing of its player.
    const isPages = staysMuted && app.store.getState().widget.options.muted
    if (staysMuted === kept || isPages) return
    kept = staysMuted
    if (kept) values.set(key, '1')
    else values.remove(key)
  }
  look()
  return engine.subscribe(look)
}
