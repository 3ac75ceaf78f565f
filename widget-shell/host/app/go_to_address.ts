import { prefixOf } from '@sidepick/rules/init_payload'
import { screenAt } from '@sidepick/rules/screens'
import { appUrl } from './address'
import { growForPlayer, openModal, openOn } from './modals'
import type { Scene, Speaker } from './scene'

/** Over a game nothing may take its place: a screen of the app opens as a dialog, and only other pages replace the frame. */
export function goToAddress(
  scene: Scene,
  to: string,
  speaker: Speaker,
  assign = (href: string) => window.location.assign(href)
) {
  const url = appUrl(to)
  if (!url) return console.warn(`${to} is no address of the app`)
  const found = screenAt(scene.entry.bootstrap.remotes, url.pathname)
  if (!found) {
    const prefix = prefixOf(window.location.pathname)
    return assign(prefix + url.pathname + url.search + url.hash)
  }
  const { screen, params } = found
  const query = Object.fromEntries(url.searchParams)
  const { name, login, priority = 'sign_up', insists = false } = screen
  if (login && !scene.app.store.getState().session.loggedIn) {
    return openOn(scene, 'auth_requested', { screen: 'sign_in' }, speaker)
  }
  openModal(scene, { kind: 'screen', name, params, query, props: {}, insists, priority }, speaker)
  growForPlayer(scene)
}
