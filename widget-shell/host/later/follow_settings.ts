import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import { playSettings } from '../app/play_settings'
import type { Visit } from '../app/visit'
import { visitSettingsOf } from './visit_settings'

/** Keeps the engine's settings in step with the configuration, the session and the width. Returns a function that stops. */
export function followSettings({ entry, app, engine }: Visit): () => void {
  const { store } = app
  const still = prefersStill()
  const read = () => {
    const { widget, session } = store.getState()
    const { loggedIn, registered = false } = session
    const config = widget.config ?? entry.bootstrap.config
    return { config, widthPx: widget.widthPx, options: widget.options, loggedIn, registered, still }
  }
  let last: ReturnType<typeof read> | null = null
  const follow = () => {
    const next = read()
    const isSame =
      last?.config === next.config &&
      last.widthPx === next.widthPx &&
      last.options === next.options &&
      last.loggedIn === next.loggedIn &&
      last.registered === next.registered
    if (isSame) return
    last = next
    const settings = playSettings(entry, next.config)
    engine.configure({ ...settings, visit: visitSettingsOf(entry, next) })
  }
  follow()
  return store.subscribe(follow)
}
