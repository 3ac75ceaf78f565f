import type { AnalyticsEvent } from '@sidepick/rules/analytics_events'
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
  /** The name of the frame's window, in which the page hands back what it keeps. */
  frameName: string
  clock: Clock
  now: () => Date
  loader: RemoteLoader
  waiting: Waiting
  /** Runs when the browser is idle. */
  whenIdle: (run: () => void) => void
  bridge: Bridge
  /** The later chunk: session, API requests, queries. */
  loadLater: (visit: Visit) => Promise<Later>
}

/** One player's stay in this frame: everything the parts of the host share. */
export interface Visit extends Scene, Pick<VisitParts, 'bridge' | 'values' | 'whenIdle'> {
  entry: EntryData
  engine: Engine
  later: () => Promise<Later>
  /** The variants that are merged, by experiment; set by the later chunk. */
  variants?: Record<string, string>
  /** Those of them that count, once the visit was exposed; the same object until they change. */
  counted?: Record<string, string>
  /** Told of events that the server has stored. */
  arrived?: (events: readonly AnalyticsEvent[]) => void
  /** Called for a card that threw while rendering; set by the later chunk. */
  cardFailed?: (name: string) => void
  end: () => void
}
