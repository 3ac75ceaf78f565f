import { setHold } from './holds'
import { NUMBERS } from './numbers'
import type { EngineParts } from './parts'
import {
  beginQuestion,
  fallBackToPassive,
  isOpen,
  isSettling,
  lockPick,
  settle,
  startGameplay,
  submitPick,
} from './phases'
import { dropTimer, setTimer } from './timers'
import type { PlaySettings, PlayState, Step } from './play_state'

const only = (state: PlayState): Step => ({ state, effects: [] })

function goPassive(state: PlayState, settings: PlaySettings): Step {
  const may = state.phase === 'question' && settings.passiveModeEnabled
  return only(may ? fallBackToPassive(state) : state)
}

/** Whoever picks sees the widget, even if a part of it is out of the window. */
function acceptView(state: PlayState): PlayState {
  if (state.inView || state.ratio === 0) return state
  return { ...state, enough: state.ratio, inView: true }
}

/** Question, locking and locked: all that a first tap needs. */
export const firstParts = {
  handlers: {
    gameplay_started: (state) => startGameplay(state),

    /** The first tap is final, and so it must be meant; in passive it starts the game and is the pick, in one. */
    side_picked(state, event, settings) {
      const { game } = state
      if (!game || !isOpen(state) || isSettling(state)) return only(state)
      const started = startGameplay(acceptView(state))
      const pick = { gameId: game.id, side: event.side, key: event.key, pickedAt: event.pickedAt }
      const locked = lockPick(started.state, pick, settings)
      return { state: locked.state, effects: [...started.effects, ...locked.effects] }
    },

    /** A refused pick never counts: the question opens again. */
    pick_refused(state, { gameId, message }) {
      if (state.phase !== 'locked' || state.pick?.gameId !== gameId) return only(state)
      const effects: Step['effects'] = [{ type: 'show_pick_error', message }]
      return { state: settle(beginQuestion(state)), effects }
    },

    /** A dialog that closes, and a bar that opens, give the place under the finger back to the answers. */
    hold_changed(state, { reason, held }) {
      const covers = reason === 'dialog' || reason === 'closed'
      const isGone = covers && !held && state.holds.includes(reason)
      const changed = setHold(state, reason, held)
      return only(isGone ? settle(changed) : changed)
    },
    answers_moved: (state) => only(settle(state)),
    mute_toggled: (state) => only({ ...state, muted: !state.muted, staysMuted: !state.muted }),
    kept_muted: (state) => only({ ...state, muted: true, staysMuted: true }),
    silenced: (state) => only({ ...state, muted: true }),
    captions_toggled: (state) => only({ ...state, captionsOn: !state.captionsOn }),

    input_seen: (state) =>
      state.phase === 'question'
        ? only({ ...state, timers: setTimer(state.timers, 'idle', NUMBERS.idleMs) })
        : only(state),

    visibility_changed(before, { ratio, most = 1 }, settings) {
      const wanted = settings.inViewRatio * most
      const enough = ratio >= wanted ? null : before.enough
      const inView = ratio >= (enough ?? wanted)
      const state = { ...before, ratio, enough, inView }
      if (inView) return only({ ...state, timers: dropTimer(state.timers, 'outOfView') })
      if (state.phase !== 'question' || state.timers.outOfView) return only(state)
      return only({
        ...state,
        timers: setTimer(state.timers, 'outOfView', NUMBERS.outOfViewMs),
      })
    },
  },
  onEnd: {
    settle: (state) => only({ ...state, timers: dropTimer(state.timers, 'settle') }),
    lockedPick: (state) => (state.phase === 'locking' ? submitPick(state) : only(state)),
    idle: goPassive,
    outOfView: goPassive,
  },
} satisfies EngineParts
