import type { Ads, CardEvents, Http } from '@sidepick/card-kit'
import type { InstalledApi } from '../api/host_api'
import type { PlayEffect } from '../engine/play_state'
import type { Submission } from '../picks/pick_desk'
import type { Session } from '../session/session'

/** The chunk that loads after the first question or page. */
export interface LaterBase {
  session: Session
  /** Every call with the headers of the platform and, for a player, the token. */
  http: Http
  /** Sends a rewards partner's token. */
  signInWithRewards: (offer: CardEvents['rewards_token_received']) => void
  /** Brings RTK Query in on the first call. */
  api: () => Promise<InstalledApi>
  /** The ads of a widget; null where none may be shown. */
  ads?: () => Promise<Ads | null>
  stop: () => void
}

/** What loads after the first question is playable. */
export interface Later extends LaterBase {
  submitPick: (submission: Submission) => void
  /** Carries out an effect of the engine's later parts. */
  perform: (effect: PlayEffect) => void
}
