import type { SignInMethod } from '@sidepick/card-kit'
import { bringAnalytics } from '../analytics/bring_analytics'
import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import type { Bridge } from '../bridge/bridge'
import { connect, type LaterParts } from '../later/connect'
import { followSession } from '../later/follow_session'
import type { LaterBase } from '../later/later'
import { startSocial } from '../social/start_social'

interface PageLaterParts extends LaterParts {
  bridge: Bridge
  whenIdle: Visit['whenIdle']
  /**
   * Redirects a player: after a sign-in to the requested page, after a sign-up to the page that welcomes, and away from pages
   * for strangers. Returns whether it led to that welcome.
   */
  leadOn: (method: SignInMethod | null) => boolean
  mayAskProfile: () => boolean
}

/** Session, HTTP clients and queries of a page. Waiting picks are sent by the widget, which knows its games. */
export function startPageLater(scene: Scene, parts: PageLaterParts): LaterBase {
  const { bridge, leadOn, mayAskProfile } = parts
  const { session, http, api, signInWithRewards, refreshQueries, resetQueries, followLive } =
    connect(scene, parts)
  const stop = followSession(scene, session, {
    bridge,
    refresh: refreshQueries,
    forget: resetQueries,
    cameIn(method) {
      return Promise.resolve({ counted: 0, points: 0, welcomed: leadOn(method) })
    },
    wentOut: () => scene.picks.sent.clear(),
    mayAskProfile,
  })
  const stopLive = followLive(refreshQueries)
  const stopSocial = startSocial(scene, { session, http, bridge })
  const stopAnalytics = bringAnalytics(scene, parts.loadAnalytics, parts)
  bridge.events.on('vs_logout_request', () => void session.logOut())
  void session.start()
  return {
    session,
    http,
    signInWithRewards,
    api,
    stop() {
      stop()
      stopSocial()
      stopAnalytics()
      stopLive()
      session.stop()
    },
  }
}
