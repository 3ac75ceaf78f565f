import type { CardEvents, Emit } from '@sidepick/card-kit'
import type { PageData } from '@sidepick/rules/types'
import type { Remotes } from '../federation/remote_state'
import type { LaterBase } from '../later/later'
import type { StoredPicks } from '../picks/stored_picks'
import type { AppStore } from '../store/store'

/** The source of a request: a screen requested by a dialog replaces it, one requested by others waits for its end. */
export type Speaker = 'card' | 'modal'

/** What a widget and a page share: remotes, session and dialogs. */
export interface Scene {
  entry: PageData
  app: AppStore
  remotes: Remotes
  picks: StoredPicks
  emit: Emit
  emitFrom: (speaker: Speaker) => Emit
  /** Loads once, on the first call. */
  later: () => Promise<LaterBase>
  /** Timers pause while a dialog is open. */
  hold: (held: boolean) => void
  /** Requests a height from the publisher's page, in CSS px; 0 ends the request. */
  askForMoreHeight: { current: (extraPx: number) => void }
  /** Whether the frame is lower still than what was requested for a dialog. */
  isLow?: () => boolean
  /** Requests the height of a tall video, for the rest of the visit. */
  standTall?: () => void
  /** Opens the window of a social provider; set by the later chunk. */
  signInWith: {
    current?: (
      provider: CardEvents['social_requested']['provider'],
      tosSigned?: CardEvents['social_requested']['tosSigned']
    ) => void
  }
  /** Hands a measurement to the publisher's page, and to who follows. */
  measure: (measured: CardEvents['analytics']) => void
  /** `early`: what was measured before somebody followed; `hidden`: the page's own values. */
  measurements: {
    hidden: Readonly<Record<string, string>>
    early: CardEvents['analytics'][]
    follow?: (measured: CardEvents['analytics']) => void
  }
  goTo: (to: string, options: { replace: boolean; speaker: Speaker }) => void
  /** Whether the page is this screen. */
  stands: (screen: string) => boolean
  /** The waiting points are stored. */
  pointsKept: () => void
  /** The screen of a page has been closed. */
  leave: () => void
}
