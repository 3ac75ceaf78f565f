import type { DisplayMode, EntryData, ExperienceConfig } from '@sidepick/rules/types'
import type { PageOptions } from '../bridge/page_options'
import { displayModeOf } from '../modes/display_mode'
import { NUMBERS } from '../engine/numbers'
import type { VisitSettings } from '../engine/visit_state'

interface Around {
  config: ExperienceConfig
  /** Of the widget itself, in CSS px. */
  widthPx: number
  registered: boolean
  /** What the publisher's page wants. */
  options: Pick<PageOptions, 'signUpPrompts'>
  /** The reader wants less motion. */
  still: boolean
}

/** Whether the next game comes while nobody plays. */
const TURNS_BY_ITSELF: Record<DisplayMode, boolean> = {
  'inline': false,
  'expanding': false,
  'mobile-expanding': false,
  'docked': false,
  'carousel': true,
  'sidebar': false,
  'playlist': false,
}

/** A widget narrower than this is a phone's. */
const MOBILE_BELOW_PX = 600

/** What the script, the limits and the prompts are told of a configuration. */
export function visitSettingsOf(
  entry: Pick<EntryData, 'bootstrap' | 'init'>,
  { config, widthPx, registered, options, still }: Around
): VisitSettings {
  const { bootstrap } = entry
  const { themeFlags, gameExperience = {}, gameScreenComponents } = config
  const { flags } = bootstrap.hostMode
  const { anonymousGameLimit, onboardingGameLimit } = bootstrap.limits
  const cardsOf = (layout: string) => gameScreenComponents[layout]?.length ?? 0
  return {
    scriptId: gameExperience.scriptId ?? 'standard16',
    firstEntry: gameExperience.firstEntry ?? 'passive',
    playResponse: themeFlags.enablePlayResponse
      ? { ...NUMBERS.playResponse, ...gameExperience.playResponse }
      : null,
    lockAdsMs: (themeFlags.lockedPickDelayAds ?? NUMBERS.lockAdsMs / 1000) * 1000,
    // Without a card for them, an ad game is an ordinary one.
    adsAllowed: !themeFlags.disableAllAds && cardsOf('GAME_PLAY_ADS') > 0,
    discount: (themeFlags.shutterDiscountPercentage ?? 0) > 0,
    mobile: widthPx < MOBILE_BELOW_PX,
    carousel: TURNS_BY_ITSELF[displayModeOf(entry)] && !still,
    layouts: Object.keys(gameScreenComponents).filter((layout) => cardsOf(layout) > 0),
    limits: {
      moreGamesAt: anonymousGameLimit,
      onboardingGames: themeFlags.onboardingGameLimit ?? onboardingGameLimit,
      onboardingLock: themeFlags.onboardingGameLock ?? false,
      ruleSet: gameExperience.ruleSet ?? 'default',
      daily: Boolean(flags.searchPartner || flags.redBanner),
      quickPlay: gameExperience.quickPlay ?? 'off',
    },
    registered,
    suggestsSignUp: options.signUpPrompts,
  }
}
