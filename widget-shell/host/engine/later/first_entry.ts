import { beginQuestion } from '../phases'
import type { PlaySettings, PlayState, Step } from '../play_state'
import type { VisitSettings } from '../visit_state'
import { afterStart, greet } from './greeting'
import { visitOf, visitSettings } from './visit'

type Entry = (state: PlayState, settings: PlaySettings) => Step

const only = (state: PlayState): Step => ({ state, effects: [] })

/** Starts by itself once the widget is in view, without sound: nobody has touched anything. */
export function autostart(state: PlayState, settings: PlaySettings): Step {
  const { firstEntry } = visitSettings(settings)
  const isFirst = visitOf(state, settings).greetingDue
  const may = firstEntry === 'autostart' && isFirst && state.phase === 'passive' && state.inView
  if (!may || !state.game) return only(state)
  const effects: Step['effects'] = [{ type: 'game_started', game: state.game }]
  return afterStart({ state: beginQuestion(state), effects }, settings)
}

/** What the configuration wants of the first screen. */
const ENTRIES: Record<VisitSettings['firstEntry'], Entry> = {
  passive: only,
  autostart,
  welcome: (state, settings) =>
    only(state.phase === 'passive' ? greet(state, 'welcomeV5', settings) : state),
  signup(state, settings) {
    const asks = !state.loggedIn && visitSettings(settings).suggestsSignUp
    return { state, effects: asks ? [{ type: 'prompt_sign_up', occasion: 'points_wait' }] : [] }
  },
}

export const enter: Entry = (state, settings) =>
  ENTRIES[visitSettings(settings).firstEntry](state, settings)
