import type { LayoutName } from '@sidepick/rules/positions'
import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState } from '../play_state'
import type { VisitSettings, VisitState } from '../visit_state'
import { SCRIPTS } from './scripts'
import { SCREENS, screenLayoutOf, screenOf, type ScriptStep } from './steps'

/** A visit of which nothing is configured. */
export const ORDINARY: VisitSettings = {
  scriptId: 'standard16',
  firstEntry: 'passive',
  playResponse: null,
  lockAdsMs: NUMBERS.lockAdsMs,
  adsAllowed: false,
  discount: false,
  mobile: false,
  carousel: false,
  layouts: [],
  limits: {
    moreGamesAt: Infinity,
    onboardingGames: Infinity,
    onboardingLock: false,
    ruleSet: 'default',
    daily: false,
    quickPlay: 'off',
  },
  registered: false,
  suggestsSignUp: true,
}

export const visitSettings = (settings: PlaySettings): VisitSettings => settings.visit ?? ORDINARY

/** The list of steps for whoever plays now: a sign-in changes it from the next step on, at the same place. */
export function stepsFor({ loggedIn }: PlayState, settings: PlaySettings): readonly ScriptStep[] {
  return SCRIPTS[visitSettings(settings).scriptId][loggedIn ? 'loggedIn' : 'loggedOut']
}

/** Where the screen is drawn: an ad that plays takes the landscape layout, whatever the game is. */
function layoutNow(
  { step, ad }: Pick<VisitState, 'step' | 'ad'>,
  { playResponse, discount }: VisitSettings
): LayoutName {
  const { adLayout } = SCREENS[step.type]
  const plain = screenLayoutOf(step.type, step.card)
  if (!adLayout || !step.adsEnabled || ad === 'none') return plain
  if (ad === 'playing' && !playResponse) return 'GAME_PLAY_ADS_LANDSCAPE'
  return ad === 'completed' && (playResponse || discount) ? plain : adLayout
}

/** Changes the visit and what follows from it. */
export function withVisit(
  state: PlayState,
  change: Partial<VisitState>,
  settings: PlaySettings
): PlayState {
  const visit = { ...visitOf(state, settings), ...change }
  return { ...state, visit: { ...visit, layout: layoutNow(visit, visitSettings(settings)) } }
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
    rejected: null,
    greeting: null,
    greetingDue: true,
    passiveGames: 0,
    gamesLeft: null,
  }
}
