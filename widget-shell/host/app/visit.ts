import type { Emit } from '@sidepick/card-kit'
import type { EntryData } from '@sidepick/rules/types'
import type { Bridge } from '../bridge/bridge'
import type { Clock, Engine } from '../engine/run_engine'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { Remotes } from '../federation/remote_state'
import type { Later } from '../later/later'
import type { HostTexts } from '../messages/texts'
import type { KeyValues } from '../picks/local_store'
import type { StoredPicks } from '../picks/stored_picks'
import type { AppStore } from '../store/store'

export interface VisitParts {
  entry: EntryData
  /** The game the server's page shows already. */
  gameOnScreen: string | null
  values: KeyValues
  clock: Clock
  now: () => Date
  loader: RemoteLoader
  waiting: Waiting
  /** Runs once the browser has nothing better to do. */
  whenIdle: (run: () => void) => void
  bridge: Bridge
  /** Everything the first question does not need: session, calls, queries. */
  loadLater: (visit: Visit) => Promise<Later>
}

/** One player's stay in this frame: everything the parts of the host share. */
export interface Visit extends Pick<VisitParts, 'entry' | 'bridge' | 'whenIdle'> {
  app: AppStore
  engine: Engine
  remotes: Remotes
  picks: StoredPicks
  texts: HostTexts
  emit: Emit
  /** Loads once, on the first call. */
  later: () => Promise<Later>
  askForMoreHeight: { current: (extraPx: number) => void }
  end: () => void
}
