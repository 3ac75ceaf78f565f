import type { Game } from '@sidepick/rules/types'
import type { PlaySettings, PlayState } from './play_state'

export interface PlayStart {
  games: Game[]
  /** Points of earlier anonymous picks that wait to be kept. */
  sessionPoints: number
  loggedIn: boolean
}

/** The state at mount: the first game in passive mode, or the end screen where there is none. */
export function startPlay(start: PlayStart, settings: PlaySettings): PlayState {
  const [game = null, ...queue] = start.games
  return {
    phase: game === null ? 'ended' : settings.passiveModeEnabled ? 'passive' : 'question',
    game,
    queue,
    gameIndex: 0,
    pick: null,
    outcome: null,
    unconfirmed: {},
    timers: {},
    holds: [],
    autoNavigateStopped: false,
    sessionPoints: start.sessionPoints,
    muted: true,
    mutedByPlayer: false,
    captionsOn: true,
    loggedIn: start.loggedIn,
  }
}
