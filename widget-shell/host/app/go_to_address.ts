import { SIGN_UP_PATH } from '@sidepick/rules/screens'
import { placeOf } from './address'
import { isScreenOff } from './config_now'
import { growForPlayer, openOn, showScreen } from './modals'
import type { Scene, Speaker } from './scene'

/**
 * Nothing replaces a running game: a screen of the app opens as a dialog, and only an address without a screen replaces
 * the frame.
 */
export function goToAddress(
  scene: Scene,
  to: string,
  speaker: Speaker,
  assign = (href: string) => window.location.assign(href)
) {
  const place = placeOf(to, scene.entry.bootstrap.remotes)
  if (place === null) return
  const { found, url, href } = place
  if (!found) return assign(href)
  const { screen, params } = found
  if (isScreenOff(scene, screen.name)) return
  const query = Object.fromEntries(url.searchParams)
  if (screen.login && !scene.app.store.getState().session.loggedIn) {
    const asked = screen.path === SIGN_UP_PATH ? 'sign_up' : 'sign_in'
    return openOn(scene, 'auth_requested', { screen: asked }, speaker)
  }
  if (showScreen(scene, screen, { params, query }, speaker)) growForPlayer(scene)
}
