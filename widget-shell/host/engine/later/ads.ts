import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { clearTimer, setTimer, type Timers } from '../timers'
import type { AdState } from '../visit_state'
import { requestAdvance } from './advance'
import { isOpen } from '../phases'
import { showBonus } from './results'
import { screenOf } from './steps'
import { stepsFor, visitOf, visitSettings, withVisit } from './visit'

/** Whether there are ads is known after the first screen has begun: a screen that nobody has answered takes it up. */
export function switchAds(state: PlayState, settings: PlaySettings): PlayState {
  const step = stepsFor(state, settings)[visitOf(state, settings).stepIndex]
  if (!isOpen(state) || !step) return state
  return withVisit(state, { step: screenOf(step, visitSettings(settings).adsAllowed) }, settings)
}

/** A pick on a screen with ads waits for them, and is locked longer. */
export function startAdTimer(state: PlayState, settings: PlaySettings): PlayState {
  const timers = setTimer(state.timers, 'adTimeout', visitSettings(settings).lockAdsMs)
  return { ...state, timers: adTimers(timers, visitOf(state, settings).ad, settings) }
}

/** Time since the pick. */
const passedMs = ({ durationMs, remainingMs }: NonNullable<Timers['adTimeout']>) =>
  durationMs - remainingMs

/** The wait lasts as long as the ad, at least the lock and at most the limit. */
function adTimers(timers: Timers, ad: AdState, settings: PlaySettings): Timers {
  const timer = timers.adTimeout
  if (!timer) return timers
  const passed = passedMs(timer)
  const lastsMs = ad === 'playing' ? NUMBERS.adLimitMs : visitSettings(settings).lockAdsMs
  if (passed >= lastsMs) return clearTimer(timers, 'adTimeout')
  const next = { durationMs: lastsMs, remainingMs: lastsMs - passed, completed: false }
  return { ...timers, adTimeout: next }
}

/** The ad of this game is there, plays or is over; on a screen without ads nothing changes. */
export function changeAd(before: PlayState, ad: AdState, settings: PlaySettings): Step {
  const visit = visitOf(before, settings)
  const isUnchanged = !visit.step.adsEnabled || visit.ad === ad || visit.ad === 'completed'
  if (isUnchanged) return { state: before, effects: [] }
  const timers = adTimers(before.timers, ad, settings)
  return goOn({ ...withVisit(before, { ad }, settings), timers }, settings)
}

/** An ad that lasts too long is over, as is one that a settled pick has waited for in vain: what waited goes on. */
export function endAdWait(before: PlayState, settings: PlaySettings): Step {
  const { ad, held } = visitOf(before, settings)
  const isOver = ad === 'playing' || (ad === 'available' && held)
  return goOn(isOver ? withVisit(before, { ad: 'completed' }, settings) : before, settings)
}

function goOn(state: PlayState, settings: PlaySettings): Step {
  const { ad, held } = visitOf(state, settings)
  if (ad === 'playing') return { state, effects: [] }
  if (state.phase === 'locked' && held) {
    return showBonus(state, held.outcome, held.confirmed, settings)
  }
  const isDue = state.timers.autoAdvance?.completed && state.timers.adTimeout?.completed
  const isShown = state.phase === 'result' || state.phase === 'playResponse'
  return isShown && isDue ? requestAdvance(state, settings) : { state, effects: [] }
}
