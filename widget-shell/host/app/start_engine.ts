import { selectGames } from '@sidepick/rules/playable'
import type { PlayEffect, PlaySettings } from '../engine/play_state'
import { runEngine, type Engine } from '../engine/run_engine'
import { startPlay } from '../engine/start_play'
import { timingsOf } from '../engine/timings'
import { playedIdsOf, waitingPoints, type StoredPicks } from '../picks/stored_picks'
import { playMoved } from '../store/play_slice'
import type { AppStore } from '../store/store'
import type { VisitParts } from './visit'

type Parts = Pick<VisitParts, 'entry' | 'gameOnScreen' | 'clock' | 'now'>

/** Starts the engine with the game on screen, and copies its state into the store. */
export function startEngine(
  { entry, gameOnScreen, clock, now }: Parts,
  picks: StoredPicks,
  { store }: AppStore,
  perform: (effect: PlayEffect) => void
): Engine {
  const { bootstrap, widget, votes } = entry
  const { themeFlags } = bootstrap.config
  const settings: PlaySettings = {
    timings: timingsOf(themeFlags),
    passiveModeEnabled: themeFlags.passiveModeEnabled,
    points: bootstrap.points,
    votes,
  }
  const { games, autofilledGames, creatorId } = widget.playlist
  const list = { games, autofilledGames, creatorId, now: now() }
  const playedIds = playedIdsOf(picks)
  const [playedThrough = null] = selectGames({ ...list, playedIds: new Set() })
  const start = {
    games: selectGames({ ...list, playedIds, firstGameId: gameOnScreen }),
    playedThrough,
    sessionPoints: waitingPoints(picks),
    loggedIn: false,
  }
  const engine = runEngine(startPlay(start, settings), settings, clock, perform)
  const mirror = () => void store.dispatch(playMoved(engine.state()))
  engine.subscribe(mirror)
  mirror()
  return engine
}
