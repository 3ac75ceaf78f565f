import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import type { Session } from '../session/session'
import type { AdWishes } from './choose_providers'

/** What the configuration, the domain, the page and the player say of ads now. */
export const adWishes = (visit: Visit, session: Pick<Session, 'profile'>): AdWishes => ({
  config: configNow(visit),
  flags: visit.entry.bootstrap.hostMode.flags,
  pageWantsNone: !visit.app.store.getState().widget.options.ads,
  playerHasNone: session.profile()?.adsDisabled === true,
})
