import type { EntryData } from '@sidepick/rules/types'
import type { Bridge } from '../bridge/bridge'
import type { Clock, Engine } from '../engine/run_engine'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { Later } from '../later/later'
import type { KeyValues } from '../picks/local_store'
import type { Scene } from './scene'

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
export interface Visit extends Scene, Pick<VisitParts, 'bridge' | 'whenIdle'> {
  entry: EntryData
  engine: Engine
  later: () => Promise<Later>
  /** Told of a card that threw while it was drawn; set by what loads later. */
  cardFailed?: (name: string) => void
  end: () => void
}
