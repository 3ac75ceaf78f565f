import { described, listOf, oneOf, orNull, shape } from '#shared/http/validation/faults'
import { flag, id, numberOf, wholeOf } from '#experiences/domain/value_faults'

const seconds = (description: string) => described(numberOf('seconds', [0, 60]), description)

/** Every theme flag: what it takes and what it does. Those that the built-in base sets cannot be taken away by null. */
export const themeFlagFaults = shape({
  passiveModeEnabled: flag('Whether the widget starts passive, as a muted video.'),
  lockedPickDelay: seconds('How long a pick is locked before it is sent, in seconds.'),
  resultPollInViewDuration: seconds('How long a result is shown, in seconds.'),
  resultPollInViewDurationLoggedIn: seconds(
    'How long a result is shown to a player who is signed in, in seconds.'
  ),
  setMaxWidth: described(
    numberOf('pixels', [302, 2_000]),
    'Greatest width of the widget in pixels.'
  ),
  noMinWidth: flag('Whether the widget may be narrower than 302 pixels.'),
  dockingDisabled: flag('Whether the widget never docks to a corner of the page.'),
  expandableRailWidget: flag('Whether a rail expands to the docked player on wide pages.'),
  horizontalVideosOnly: flag('Whether only games with a video in landscape format are shown.'),
  shutterSingleDataMode: flag("Whether games are asked for once, for the page's context alone."),
  hideMenuInPassive: orNull(flag('Whether the menu is hidden while the widget is passive.')),
  brand: orNull(
    described(
      oneOf(['default', 'alt']),
      'Whether menus are those of the alternative brand: Play and Results, and Settings for the account.'
    )
  ),
  enablePlayResponse: orNull(flag('Whether cards appear by the interval in place of the poll.')),
  lockedPickDelayAds: orNull(
    seconds('How long a pick is locked on a screen with ads, in seconds.')
  ),
  frameBreak: orNull(flag("Whether the passive widget is a layer on the publisher's page.")),
  frameBreakInstreamAds: orNull(
    flag("Whether video ads are shown in the layer on the publisher's page.")
  ),
  activePrizeLevel: orNull(
    described(wholeOf('a level', [1, 4]), 'The level whose prizes are shown to everybody.')
  ),
  enableFallbackDisplayAds: orNull(flag('Whether a house banner is shown where no ad came.')),
  enableDailyChallenge: orNull(flag('Whether ten questions a day make one set.')),
  enableLocalCookies: orNull(flag('Whether the widget stores data before it has consent.')),
  enableSpecialContent: orNull(flag('Whether the custom link and sponsored games are shown.')),
  disableOAuthFeature: orNull(flag('Whether the buttons of other providers are hidden.')),
  disableAllAds: orNull(flag('Whether no ads are shown.')),
  onboardingGameLimit: orNull(
    described(
      wholeOf('games', [1, 1_000]),
      'Number of games after which a stranger needs an account.'
    )
  ),
  onboardingGameLock: orNull(flag('Whether that number is a hard limit.')),
  shutterDiscountPercentage: orNull(
    described(numberOf('percent', [0, 100]), 'Discount that is offered, in percent.')
  ),
  quicksilverCategoryId: orNull(described(id, 'Id of the category that fills the list of games.')),
  quicksilverExcludeCategoryIds: orNull(
    described(listOf(id), 'Ids of categories whose games are never shown.')
  ),
})
