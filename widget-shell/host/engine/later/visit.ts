import type { LayoutName } from '@sidepick/rules/positions'
import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState } from '../play_state'
import type { VisitSettings, VisitState } from '../visit_state'
import { NO_RESULTS } from './tally'
import { SCRIPTS } from './scripts'
import { SCREENS, screenLayoutOf, screenOf, type ScriptStep } from './steps'
import { toldNow } from './told'

/** A video that has not come yet. */
export const NO_VIDEO = { playing: false, paused: false, completed: false, loading: false }

/** A visit of which nothing is configured. */
export const ORDINARY: VisitSettings = {
  scriptId: 'standard16',
  firstEntry: 'passive',
  searchText: '',
  postStart: null,
  playResponse: null,
  lockAdsMs: NUMBERS.lockAdsMs,
  adsAllowed: false,
  tickets: [],
  sellsTickets: false,
  discountPercent: 0,
  mobile: false,
  carousel: false,
  layouts: [],
  sets: null,
  skips: true,
  limits: {
    suggestAt: Infinity,
    lockAt: null,
    strangerGames: Infinity,
    ruleSet: 'default',
    daily: null,
    partnerDaily: null,
    quickPlay: 'off',
  },
  registered: false,
  suggestsSignUp: true,
  asksWithResult: false,
  reading: { moreMs: 0, cards: [] },
}

export const visitSettings = (settings: PlaySettings): VisitSettings => settings.visit ?? ORDINARY

/** The list of steps for whoever plays now: a sign-in changes it from the next step on, at the same place. */
export function stepsFor({ loggedIn }: PlayState, settings: PlaySettings): readonly ScriptStep[] {
  return SCRIPTS[visitSettings(settings).scriptId][loggedIn ? 'loggedIn' : 'loggedOut']
}

/** Where the screen is drawn: an ad that plays takes the landscape layout, whatever the game is. */
function layoutNow(
  { step, ad }: Pick<VisitState, 'step' | 'ad'>,
  { playResponse, discountPercent }: VisitSettings
): LayoutName {
  const { adLayout } = SCREENS[step.type]
  const plain = screenLayoutOf(step.type, step.card)
  if (!adLayout || !step.adsEnabled || ad === 'none') return plain
  if (ad === 'playing' && !playResponse) return 'GAME_PLAY_ADS_LANDSCAPE'
  return ad === 'completed' && (playResponse || discountPercent > 0) ? plain : adLayout
}

/** Changes the visit and what follows from it. */
export function withVisit(
  state: PlayState,
  change: Partial<VisitState>,
  settings: PlaySettings
): PlayState {
  const visit = { ...visitOf(state, settings), ...change }
  const of = visitSettings(settings)
  const layout = layoutNow(visit, of)
  return { ...state, visit: { ...visit, layout, told: toldNow(visit, state, of, settings.votes) } }
}

export function visitOf(state: PlayState, settings: PlaySettings): VisitState {
  return state.visit ?? startOf(state, settings)
}

/** The first step, as the script has it. */
function startOf(state: PlayState, settings: PlaySettings): VisitState {
  const first = stepsFor(state, settings)[0] ?? { type: 'GAMEPLAY' }
  const step = screenOf(first, visitSettings(settings).adsAllowed)
  return {
    strangerPlays: 0,
    playsToday: 0,
    promptedAt: null,
    stepIndex: 0,
    step,
    layout: screenLayoutOf(step.type, step.card),
    ad: 'none',
    held: null,
    interval: 0,
    rejected: 0,
    greeting: null,
    greetingDue: true,
    passiveGames: 0,
    gamesLeft: null,
    tally: NO_RESULTS,
    taps: 0,
    video: NO_VIDEO,
    set: null,
    joined: false,
    search: null,
    bet: null,
    told: {},
  }
}
