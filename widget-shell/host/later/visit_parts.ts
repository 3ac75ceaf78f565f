import type { Http } from '@sidepick/card-kit'
import { bringAnalytics } from '../analytics/bring_analytics'
import type { Visit } from '../app/visit'
import { wearBrand } from '../brand/wear_brand'
import { startChoreography } from '../choreography/start_choreography'
import { followLayer } from '../framebreak/start_frame_break'
import { dressCloseControl } from '../modes/close_control'
import { startModes } from '../modes/start_modes'
import type { Submission } from '../picks/pick_desk'
import type { Session } from '../session/session'
import { startSocial } from '../social/start_social'
import { askConsent } from './ask_consent'
import { askSpeech } from './ask_speech'
import type { LaterParts } from './connect'
import { firstPick } from './first_pick'
import { focusQuestion } from './focus_question'
import { followChoice } from './follow_choice'
import { followReplacements } from './follow_replacements'
import { followSpeed } from './follow_speed'
import { followStates } from './follow_states'
import { followTheme } from './follow_theme'
import { growForBlade } from './grow_for_blade'
import { holdPrompts } from './hold_prompts'
import { holdTouched } from './hold_touched'
import { keepChallenge } from './keep_challenge'
import { keepList } from './keep_list'
import { keepMotion } from './keep_motion'
import { keepMuted } from './keep_muted'
import { learnPlays } from './learn_plays'
import { loadBehind } from './load_behind'
import { nextGame } from './next_game'
import { startInOrder, type Part } from './start_in_order'
import { startScript } from './start_script'
import type { StoredSteps } from './stored_steps'
import { syncGames } from './sync_games'
import { takeUpLocking } from './take_up_locking'

/** Events after which a waiting pick may succeed. */
const WAKING = ['online', 'visibilitychange']

interface Connected {
  session: Session
  http: Http
  steps: StoredSteps
  submit: (submission: Submission) => Promise<void>
  /** Picks that wait may be sent now. */
  wake: () => void
}

/** What runs beside the game until the visit ends, in the order of its start. */
export function visitParts(
  visit: Visit,
  parts: LaterParts,
  { session, http, steps, submit, wake }: Connected
): Part[] {
  const { window } = parts
  const { document: page, location } = window
  const { bridge, values, whenIdle } = visit
  return [
    () => void firstPick(visit.engine).then(() => dressUp(visit, page)),
    () => askSpeech(visit, http),
    () => followReplacements(visit, page),
    () => followChoice(visit, () => syncGames(visit, http)),
    () => growForBlade(visit, window.navigator),
    () => followTheme(visit, page),
    () => followSpeed(visit, page),
    () => followStates(visit, { http, session, values, href: location.href }),
    () => wakeWith(window, wake),
    () => learnPlays(visit, window),
    () => startSocial(visit, { session, http, bridge }),
    () => beginScript(visit, steps, new Date()),
    () => holdTouched(visit, page),
    () => holdPrompts(visit, page),
    () => focusQuestion(visit, page),
    () => startChoreography(page),
    () => keepList(visit),
    () => keepMotion(visit),
    () => keepMuted(visit),
    () => void session.start(),
    () => startModes(visit, window),
    () => dressCloseControl(visit),
    () => void askConsent(visit),
    () => followLayer(visit, session, location),
    () => takeUpLocking(visit, submit),
    () => bringAnalytics(visit, parts.loadAnalytics, { ...parts, bridge, whenIdle }),
  ]
}

function dressUp(visit: Visit, page: LaterParts['window']['document']): void {
  const { widgetTheme } = visit.entry.bootstrap.config
  void wearBrand(page, { theme: widgetTheme, moment: () => nextGame(visit.engine) })
  visit.whenIdle(() => loadBehind(visit))
}

function wakeWith(window: LaterParts['window'], wake: () => void): () => void {
  for (const name of WAKING) window.addEventListener(name, wake)
  return () => {
    for (const name of WAKING) window.removeEventListener(name, wake)
  }
}

/** The challenge of the day knows how many answers the script begins with. */
function beginScript(visit: Visit, steps: StoredSteps, now: Date): () => void {
  const challenge = keepChallenge(visit, visit.values, now)
  return startInOrder([
    () => startScript(visit, steps, now, challenge.answered),
    () => challenge.follow(),
  ])
}
