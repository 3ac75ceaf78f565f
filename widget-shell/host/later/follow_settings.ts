import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import { configIn } from '../app/config_now'
import { playSettings } from '../app/play_settings'
import type { Visit } from '../app/visit'
import { visitSettingsOf } from './visit_settings'

/** Keeps the engine's settings in step with the configuration, the session and the width. Returns a function that stops. */
export function followSettings({ entry, app, engine }: Visit): () => void {
  const { store } = app
  const still = prefersStill()
  const read = () => {
    const state = store.getState()
    const { widget, session } = state
    const { loggedIn, registered = false } = session
    const config = configIn(state, entry)
    const { widthPx, options, adsOn = false } = widget
    return { config, widthPx, options, adsOn, loggedIn, registered, still }
  }
  let last: ReturnType<typeof read> | null = null
  const follow = () => {
    const next = read()
    const isSame =
      last?.config === next.config &&
      last.widthPx === next.widthPx &&
      last.options === next.options &&
      last.adsOn === next.adsOn &&
      last.loggedIn === next.loggedIn &&
      last.registered === next.registered
    if (isSame) return
    const isSwitched = last !== null && last.adsOn !== next.adsOn
    last = next
    const settings = playSettings(entry, next.config)
    engine.configure({ ...settings, visit: visitSettingsOf(entry, next) })
    if (isSwitched) engine.send({ type: 'ads_switched' })
  }
  follow()
  return store.subscribe(follow)
}
