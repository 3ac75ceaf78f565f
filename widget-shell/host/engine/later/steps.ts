import type { PostStart } from '@sidepick/rules/experience'
import type { LayoutName } from '@sidepick/rules/positions'
import type { TransitionRule } from '@sidepick/rules/transition_rules'

export const STEP_TYPES = [
  'GAMEPLAY',
  'GAMEPLAY_ADS',
  'INTERSTITIAL',
  'INTERSTITIAL_MORE_GAMES',
  'STOCK_ASSET',
  'STOCK_ASSET_NO_ADS',
  'STOCK_SEARCH',
] as const
export type StepType = (typeof STEP_TYPES)[number]

export type InterstitialCard = 'rokt' | 'dont-lose-points' | 'swipe'

/** A step of a script; what it leaves open follows from its type. */
export interface ScriptStep {
  type: StepType
  card?: InterstitialCard
  mobileOnly?: boolean
  desktopOnly?: boolean
}

export interface ExperienceScript {
  loggedOut: readonly ScriptStep[]
  loggedIn: readonly ScriptStep[]
  postStart: PostStart
}

/** A step as it is on screen. */
export interface ScreenStep {
  type: StepType
  card: InterstitialCard | null
  adsEnabled: boolean
  tapsDisabled: boolean
  hideVideo: boolean
}

const PICKED: TransitionRule = {
  type: 'hasValue',
  key: 'sidePicked',
  errorMessage: 'Game answer has not been picked yet.',
}
const AD_OVER: TransitionRule = {
  type: 'timeoutComplete',
  key: 'adTimeout',
  errorMessage: 'Answer locked and ad timeout has not finished yet.',
}

interface ScreenKind {
  /** An interstitial stands between two games and takes none of its own. */
  game: boolean
  ads: boolean
  /** Games may be searched for. */
  searches?: true
  rules: readonly TransitionRule[]
  /** In a wide widget its landscape form is drawn. */
  layout: LayoutName
  /** The layout once an ad is there. */
  adLayout?: LayoutName
}

const stock = (layout: LayoutName, ads: boolean): ScreenKind => ({
  game: true,
  ads,
  rules: ads ? [PICKED, AD_OVER] : [PICKED],
  layout,
})
const between = (layout: LayoutName): ScreenKind => ({
  game: false,
  ads: false,
  rules: [],
  layout,
})

/** What each type of step is on screen. */
export const SCREENS: Record<StepType, ScreenKind> = {
  GAMEPLAY: { game: true, ads: false, rules: [PICKED], layout: 'GAME_PLAY' },
  GAMEPLAY_ADS: {
    game: true,
    ads: true,
    rules: [PICKED, AD_OVER],
    layout: 'GAME_PLAY',
    adLayout: 'GAME_PLAY_ADS',
  },
  INTERSTITIAL: between('INTERSTITIAL'),
  INTERSTITIAL_MORE_GAMES: between('INTERSTITIAL_MORE_GAMES'),
  STOCK_ASSET: stock('GAME_SHUTTERSTOCK_ASSET', true),
  STOCK_ASSET_NO_ADS: stock('GAME_SHUTTERSTOCK_ASSET_NO_ADS', false),
  STOCK_SEARCH: { ...stock('GAME_SHUTTERSTOCK_SEARCH', true), searches: true },
}

const CARD_LAYOUTS: Record<InterstitialCard, LayoutName> = {
  'rokt': 'INTERSTITIAL_ROKT',
  'dont-lose-points': 'INTERSTITIAL',
  'swipe': 'INTERSTITIAL_SWIPE_ANIMATION',
}

export const screenLayoutOf = (type: StepType, card: InterstitialCard | null): LayoutName =>
  card ? CARD_LAYOUTS[card] : SCREENS[type].layout

/** The screen of a step. Without ads it keeps its layout, and an ad game is an ordinary one. */
export function screenOf({ type, card }: ScriptStep, adsAllowed: boolean): ScreenStep {
  const { game, ads } = SCREENS[type]
  return {
    type: type === 'GAMEPLAY_ADS' && !adsAllowed ? 'GAMEPLAY' : type,
    card: card ?? null,
    adsEnabled: ads && adsAllowed,
    tapsDisabled: !game,
    hideVideo: !game,
  }
}

/** The rules of leaving a screen; an ad is waited for only where one may come. */
export function rulesOf({ type, adsEnabled }: ScreenStep): readonly TransitionRule[] {
  return SCREENS[type].rules.filter((rule) => rule !== AD_OVER || adsEnabled)
}
