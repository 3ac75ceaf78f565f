import { selectGames } from '@sidepick/rules/playable'
import { drawnState } from '../engine/drawn_state'
import { firstParts } from '../engine/first_parts'
import type { PlayEffect } from '../engine/play_state'
import { runEngine, type Engine } from '../engine/run_engine'
import { startPlay } from '../engine/start_play'
import { playedIdsOf, waitingPoints, type StoredPicks } from '../picks/stored_picks'
import { playMoved } from '../store/play_slice'
import type { AppStore } from '../store/store'
import { motionKey } from './motion_key'
import { playSettings } from './play_settings'
import type { VisitParts } from './visit'

type Parts = Pick<VisitParts, 'entry' | 'gameOnScreen' | 'clock' | 'now' | 'values'>

/** Starts the engine with the game on screen, and copies its state into the store. */
export function startEngine(
  { entry, gameOnScreen, clock, now, values }: Parts,
  picks: StoredPicks,
  { store }: AppStore,
  perform: (effect: PlayEffect) => void
): Engine {
  const settings = playSettings(entry, entry.bootstrap.config)
  const { games, autofilledGames, creatorId } = entry.widget.playlist
  const list = { games, autofilledGames, creatorId, now: now() }
  const playedIds = playedIdsOf(picks)
  const [playedThrough = null] = selectGames({ ...list, playedIds: new Set() })
  const start = {
    games: selectGames({ ...list, playedIds, firstGameId: gameOnScreen }),
    playedThrough,
    sessionPoints: waitingPoints(picks),
    loggedIn: false,
    motionStopped: values.get(motionKey(entry)) ? true : undefined,
  }
  const setup = { state: startPlay(start, settings), settings, parts: firstParts }
  const engine = runEngine(setup, clock, perform)
  let drawn = drawnState(null, engine.state())
  store.dispatch(playMoved(drawn))
  engine.subscribe(() => {
    const last = drawn
    drawn = drawnState(last, engine.state())
    if (drawn !== last) store.dispatch(playMoved(drawn))
  })
  return engine
}
