import type { CardEvents, Emit, Host } from '@sidepick/card-kit'
import { CONTRACT } from '@sidepick/card-kit'
import { selectGames } from '@sidepick/rules/playable'
import type { EntryData } from '@sidepick/rules/types'
import type { Bridge } from '../bridge/bridge'
import type { PlayEffect, PlaySettings } from '../engine/play_state'
import { runEngine, type Clock, type Engine } from '../engine/run_engine'
import { startPlay } from '../engine/start_play'
import { timingsOf } from '../engine/timings'
import { hostForRemote } from '../federation/host_for_remote'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import { createRemotes, type Remotes } from '../federation/remotes'
import type { Later } from '../later/later'
import { hostTexts, type HostTexts } from '../messages/texts'
import type { KeyValues } from '../picks/local_store'
import {
  createStoredPicks,
  playedIdsOf,
  waitingPoints,
  type StoredPicks,
} from '../picks/stored_picks'
import { playMoved } from '../store/play_slice'
import { createStore, type AppStore } from '../store/store'
import { cardEventHandlers } from './card_events'
import { playEffectHandlers } from './play_effects'

export interface VisitParts {
  entry: EntryData
  /** The game the server's page shows already. */
  gameOnScreen: string | null
  values: KeyValues
  clock: Clock
  now: () => Date
  loader: RemoteLoader
  waiting: Waiting
  bridge: Bridge
  /** Everything the first question does not need: session, calls, queries. */
  loadLater: (visit: Visit) => Promise<Later>
}

/** One player's stay in this frame: everything the parts of the host share. */
export interface Visit {
  entry: EntryData
  app: AppStore
  engine: Engine
  remotes: Remotes
  picks: StoredPicks
  bridge: Bridge
  texts: HostTexts
  emit: Emit
  /** Loads once, on the first call. */
  later: () => Promise<Later>
  askForMoreHeight: { current: (extraPx: number) => void }
  end: () => void
}

export function createVisit(parts: VisitParts): Visit {
  const { entry, values, clock, bridge } = parts
  const { bootstrap, widget } = entry
  const app = createStore()
  const picks = createStoredPicks(values, entry.host)
  const texts = hostTexts(entry.locale)
  const gone = new AbortController()
  let later: Promise<Later> | null = null

  const settings: PlaySettings = {
    timings: timingsOf(bootstrap.config.themeFlags),
    passiveModeEnabled: bootstrap.config.themeFlags.passiveModeEnabled,
    points: bootstrap.points,
    votes: entry.votes,
  }
  const games = selectGames({
    games: widget.playlist.games,
    autofilledGames: widget.playlist.autofilledGames,
    playedIds: playedIdsOf(picks),
    now: parts.now(),
    creatorId: widget.playlist.creatorId,
    firstGameId: parts.gameOnScreen,
  })
  const start = { games, sessionPoints: waitingPoints(picks), loggedIn: false }

  const perform = (effect: PlayEffect) => {
    const handle = playEffectHandlers[effect.type] as (e: PlayEffect, v: Visit) => void
    handle(effect, visit)
  }
  const engine = runEngine(startPlay(start, settings), settings, clock, perform)
  const mirror = () => void app.store.dispatch(playMoved(engine.state()))
  engine.subscribe(mirror)
  mirror()

  const emit: Emit = (name, data) => {
    const handle = cardEventHandlers[name] as (d: CardEvents[typeof name], v: Visit) => void
    handle(data, visit)
  }
  const http: Host['http'] = async (...call) => (await visit.later()).http(...call)

  const remotes = createRemotes({
    entries: bootstrap.remotes,
    loader: parts.loader,
    waiting: parts.waiting,
    contract: CONTRACT,
    hostFor: (remote) =>
      hostForRemote(remote, {
        entry,
        app,
        emit,
        http,
        apiFor: async (remoteId) => (await (await visit.later()).api()).facadeFor(remoteId),
        waitingPoints: () => waitingPoints(picks),
        signal: gone.signal,
        fail: (remoteId, error) => remotes.fail(remoteId, error),
      }),
    report: (remote, error) => console.warn(`Remote ${remote.id}: ${error.reason}`, error.message),
  })

  const visit: Visit = {
    entry,
    app,
    engine,
    remotes,
    picks,
    bridge,
    texts,
    emit,
    later: () => (later ??= parts.loadLater(visit)),
    askForMoreHeight: { current: () => undefined },
    end() {
      gone.abort()
      engine.stop()
      bridge.close()
      void later?.then((loaded) => loaded.stop())
    },
  }
  return visit
}
