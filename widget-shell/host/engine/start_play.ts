import type { Game } from '@sidepick/rules/types'
import type { PlaySettings, PlayState } from './play_state'

interface PlayStart {
  games: Game[]
  /** Stands behind the end screen of a visitor who has played every game. */
  playedThrough: Game | null
  /** Points of earlier anonymous picks that wait to be kept. */
  sessionPoints: number
  loggedIn: boolean
  /** An earlier visit stopped what moves by itself. */
  motionStopped?: boolean
}

/** The state at mount: the first game in passive mode, or the end where there is none left. */
export function startPlay(start: PlayStart, settings: PlaySettings): PlayState {
  const [first, ...queue] = start.games
  const opening = settings.passiveModeEnabled ? 'passive' : 'question'
  return {
    phase: first ? opening : 'ended',
    game: first ?? start.playedThrough,
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
    staysMuted: false,
    captionsOn: true,
    motionStopped: start.motionStopped,
    loggedIn: start.loggedIn,
    ratio: 1,
    enough: null,
    inView: true,
    visit: null,
  }
}
