import { rejectionBy, type TransitionRule } from '@sidepick/rules/transition_rules'
import type { PlayState } from '../play_state'

/** What rules may ask of a play. */
function factsOf(state: PlayState) {
  const { visit } = state
  return {
    sidePicked: state.pick?.side ?? null,
    gameplayStarted: state.phase !== 'passive',
    gameIndex: state.gameIndex,
    stepIndex: visit?.stepIndex ?? 0,
    sessionPoints: state.sessionPoints,
    loggedIn: state.loggedIn,
    points: state.outcome?.points ?? null,
    stopAutoNavigate: state.autoNavigateStopped,
    hideVideo: visit?.step.hideVideo ?? false,
    videoPlaying: visit?.video.playing ?? false,
    videoPaused: visit?.video.paused ?? false,
    videoCompleted: visit?.video.completed ?? false,
  }
}

/** Why the screen cannot be left, in one line; null if it can. */
export const rejectionOf = (rules: readonly TransitionRule[], state: PlayState): string | null =>
  rejectionBy(rules, { facts: factsOf(state), timers: state.timers })
