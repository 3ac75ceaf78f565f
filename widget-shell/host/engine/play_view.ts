import type { PlayView } from '@sidepick/card-kit'
import { withPick } from '@sidepick/rules/majority'
import { isPaused } from './holds'
import { isSettling } from './phases'
import type { PlaySettings, PlayState } from './play_state'

const NO_POINTS: PlayView['points'] = { base: 0, bonus: 0, majority: 0, total: 0 }

/** What cards see of a play; the votes are those `counted` before, and the player's own. */
export function toPlayView(
  state: PlayState,
  week: PlayView['week'],
  counted: PlaySettings['votes']
): PlayView {
  const known = state.outcome && state.game ? counted[state.game.id] : undefined
  const votes = known && state.pick && withPick(known, state.pick.side)
  return {
    gameIndex: state.gameIndex,
    picked: state.pick?.side ?? null,
    sideAPercent: state.outcome?.sideAPercent ?? null,
    ...(votes && { votes: votes.a + votes.b, sideVotes: { A: votes.a, B: votes.b } }),
    winner: state.outcome?.winner ?? null,
    correct: state.outcome?.correct ?? null,
    points: state.outcome?.points ?? NO_POINTS,
    sessionPoints: state.sessionPoints,
    week,
    muted: state.muted,
    captionsOn: state.captionsOn,
    motionStopped: state.motionStopped,
    hasNext: state.queue.length > 0,
    next: state.queue[0] ?? null,
    paused: isPaused(state),
    inView: state.inView,
    ...(isSettling(state) && { settling: true as const }),
    ...(goesOnAlone(state) && { stopped: hasStopped(state) }),
    ...visitView(state),
  }
}

const goesOnAlone = ({ timers, phase }: PlayState) =>
  timers.carousel || (timers.autoAdvance && phase !== 'ended')

/** A touch of the result, and a prompt beside it, stop the advance as the player's own wish does: all wait to be told to go on. */
const hasStopped = ({ autoNavigateStopped, holds }: PlayState) =>
  autoNavigateStopped || holds.includes('touch') || holds.includes('prompt')

function visitView({ visit, phase }: PlayState): Partial<PlayView> {
  if (!visit) return {}
  const { stepIndex, step, interval, told } = visit
  return {
    step: { index: stepIndex, type: step.type, card: step.card, hideVideo: step.hideVideo },
    ...(phase === 'playResponse' && { interval }),
    ...told,
  }
}
