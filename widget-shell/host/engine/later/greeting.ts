import type { PostStart } from '@sidepick/rules/experience'
import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { dropTimer, setTimer } from '../timers'
import { SCRIPTS } from './scripts'
import { visitOf, visitSettings, withVisit } from './visit'

/** How long a greeting stands, in milliseconds; null for what shows none. */
const GREETING_MS: Record<PostStart, number | null> = {
  welcomeV3: NUMBERS.welcomeMs,
  welcomeV4: NUMBERS.welcomeMs,
  welcomeV5: NUMBERS.welcomeMs,
  socialProofIfLoggedOut: NUMBERS.socialProofMs,
  signupModal: null,
  waitForOverlays: null,
  none: null,
}

/** Greetings that invite to a pick: after one they would come too late. */
const INVITES: readonly PostStart[] = ['welcomeV3', 'welcomeV4', 'welcomeV5']

const FOR_STRANGERS: readonly PostStart[] = ['signupModal', 'socialProofIfLoggedOut']

const ACTIVE = ['question', 'locking', 'locked']

/** Shows a greeting for its time. */
export function greet(state: PlayState, greeting: PostStart, settings: PlaySettings): PlayState {
  const durationMs = GREETING_MS[greeting]
  const greeted = withVisit(state, { greeting, greetingDue: false }, settings)
  if (durationMs === null) return withVisit(greeted, { greeting: null }, settings)
  return { ...greeted, timers: setTimer(greeted.timers, 'greeting', durationMs) }
}

export function endGreeting(state: PlayState, settings: PlaySettings): PlayState {
  if (!visitOf(state, settings).greeting) return state
  const timers = dropTimer(state.timers, 'greeting')
  return { ...withVisit(state, { greeting: null }, settings), timers }
}

/** What the configuration or the script wants once the first game has started; an open dialog is waited for. */
export function afterStart({ state, effects }: Step, settings: PlaySettings): Step {
  const { greetingDue } = visitOf(state, settings)
  if (!greetingDue || !ACTIVE.includes(state.phase) || state.holds.includes('dialog')) {
    return { state, effects }
  }
  const { scriptId, suggestsSignUp, ...given } = visitSettings(settings)
  const postStart = given.postStart ?? SCRIPTS[scriptId].postStart
  const tooLate = INVITES.includes(postStart) && state.pick !== null
  const notForPlayers = FOR_STRANGERS.includes(postStart) && state.loggedIn
  const unwanted = postStart === 'signupModal' && !suggestsSignUp
  const action = tooLate || notForPlayers || unwanted ? 'none' : postStart
  const prompts: Step['effects'] =
    action === 'signupModal' ? [{ type: 'prompt_sign_up', occasion: 'points_wait' }] : []
  return { state: greet(state, action, settings), effects: [...effects, ...prompts] }
}
