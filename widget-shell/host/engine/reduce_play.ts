import { setHold, tick } from './clockwork'
import { addGames, dropPlayed, preferGames, skipGame } from './game_queue'
import { advance, lockPick, startGameplay } from './phases'
import { refusePick, takeAnswer } from './answers'
import { dropTimer, setTimer } from './timers'
import type { PlayEvent, PlaySettings, PlayState, Step } from './play_state'

type Handlers = {
  [Type in PlayEvent['type']]: (
    state: PlayState,
    event: Extract<PlayEvent, { type: Type }>,
    settings: PlaySettings
  ) => Step
}

const only = (state: PlayState): Step => ({ state, effects: [] })

/** Tolerance of the observer's ratio: 0.995 counts as fully visible. */
const IN_VIEW_RATIO = 0.99

const handlers: Handlers = {
  gameplay_started: (state, _event, settings) => startGameplay(state, settings),

  /** The first tap is final; in passive it starts the game and is the pick, in one. */
  side_picked(state, event, settings) {
    const { game } = state
    if (!game || (state.phase !== 'passive' && state.phase !== 'question')) return only(state)
    const started = startGameplay(state, settings)
    const pick = { gameId: game.id, side: event.side, key: event.key, pickedAt: event.pickedAt }
    const locked = lockPick(started.state, pick, settings)
    return { state: locked.state, effects: [...started.effects, ...locked.effects] }
  },

  skip_requested: (state, _event, settings) => skipGame(state, settings),
  next_requested: (state, _event, settings) =>
    state.phase === 'result' ? advance(state, settings) : only(state),
  ticked: (state, event, settings) => tick(state, event.elapsedMs, settings),
  pick_settled: (state, event, settings) => takeAnswer(state, event, settings),
  pick_refused: (state, event, settings) => refusePick(state, event, settings),
  hold_changed: (state, event) => only(setHold(state, event.reason, event.held)),
  auto_navigate_changed: (state, event) => only({ ...state, autoNavigateStopped: event.stopped }),
  mute_toggled: (state) => only({ ...state, muted: !state.muted, mutedByPlayer: !state.muted }),
  silenced: (state) => only({ ...state, muted: true }),
  captions_toggled: (state) => only({ ...state, captionsOn: !state.captionsOn }),

  input_seen: (state, _event, settings) =>
    state.phase === 'question'
      ? only({ ...state, timers: setTimer(state.timers, 'idle', settings.timings.idleMs) })
      : only(state),

  visibility_changed(state, event, settings) {
    const inView = event.ratio >= IN_VIEW_RATIO
    if (inView) return only({ ...state, inView, timers: dropTimer(state.timers, 'outOfView') })
    if (state.phase !== 'question' || state.timers.outOfView) return only({ ...state, inView })
    return only({
      ...state,
      inView,
      timers: setTimer(state.timers, 'outOfView', settings.timings.outOfViewMs),
    })
  },

  /** Cards for strangers leave with the sign-in, and whatever attention they held with them. */
  logged_in: (state) => only({ ...setHold(state, 'attention', false), loggedIn: true }),
  points_waited: (state, { sessionPoints }) => only({ ...state, sessionPoints }),
  logged_out: (state, { sessionPoints }) =>
    only({
      ...setHold(state, 'attention', false),
      loggedIn: false,
      unconfirmed: {},
      sessionPoints,
    }),
  games_added: (state, event, settings) => addGames(state, event.games, settings),
  games_preferred: (state, event, settings) => preferGames(state, event.games, settings),
  plays_learned: (state, event) => dropPlayed(state, event.gameIds),
}

/** One step of a play: pure, total, and explicit about what the outside has to do next. */
export function reducePlay(state: PlayState, event: PlayEvent, settings: PlaySettings): Step {
  const handle = handlers[event.type] as (s: PlayState, e: PlayEvent, p: PlaySettings) => Step
  return handle(state, event, settings)
}
