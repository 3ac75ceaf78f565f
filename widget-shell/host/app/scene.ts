import type { CardEvents, Emit } from '@sidepick/card-kit'
import type { PageData } from '@sidepick/rules/types'
import type { Remotes } from '../federation/remote_state'
import type { LaterBase } from '../later/later'
import type { HostTexts } from '../messages/texts'
import type { StoredPicks } from '../picks/stored_picks'
import type { AppStore } from '../store/store'

/** Who speaks: what a dialog asks for takes its place, what others ask for waits for its end. */
export type Speaker = 'card' | 'modal'

/** What a widget and a page share: remotes, whoever plays, and the dialogs over what is shown. */
export interface Scene {
  entry: PageData
  app: AppStore
  remotes: Remotes
  picks: StoredPicks
  texts: HostTexts
  emit: Emit
  emitFrom: (speaker: Speaker) => Emit
  /** Loads once, on the first call. */
  later: () => Promise<LaterBase>
  /** What runs by itself waits while a dialog is open. */
  hold: (held: boolean) => void
  /** Asks the publisher's page for room, in CSS px; 0 gives it back. */
  askForMoreHeight: { current: (extraPx: number) => void }
  /** Opens the window of another account's provider; set by what loads later. */
  signInWith: { current?: (provider: CardEvents['social_requested']['provider']) => void }
  goTo: (to: string, options: { replace: boolean; speaker: Speaker }) => void
  /** Whether the page is this screen. */
  stands: (screen: string) => boolean
  /** The points that waited are taken care of. */
  pointsKept: () => void
  /** The screen of a page is done with. */
  leave: () => void
}
