import type { PlayView } from '@sidepick/card-kit'
import { isPaused } from './clockwork'
import type { PlaySettings, PlayState } from './play_state'

const NO_POINTS: PlayView['points'] = { base: 0, bonus: 0, majority: 0, total: 0 }

/** What cards see of a play; the votes are those `counted` before, and the player's own. */
export function toPlayView(
  state: PlayState,
  week: PlayView['week'],
  counted: PlaySettings['votes']
): PlayView {
  const votes = state.outcome && state.game ? counted[state.game.id] : undefined
  return {
    gameIndex: state.gameIndex,
    picked: state.pick?.side ?? null,
    sideAPercent: state.outcome?.sideAPercent ?? null,
    ...(votes && { votes: votes.a + votes.b + 1 }),
    winner: state.outcome?.winner ?? null,
    correct: state.outcome?.correct ?? null,
    points: state.outcome?.points ?? NO_POINTS,
    sessionPoints: state.sessionPoints,
    week,
    muted: state.muted,
    captionsOn: state.captionsOn,
    hasNext: state.queue.length > 0,
    next: state.queue[0] ?? null,
    paused: isPaused(state),
  }
}
