import { described, oneOf, orNull, shape } from '#shared/http/validation/faults'
import { flag } from '#experiences/domain/value_faults'

/** The flags that experiments switch. None is set by default. */
export const experimentFlagFaults = shape({
  squircle: orNull(flag('Whether answers and video have the corners of a superellipse.')),
  bladeVideo: orNull(flag('Whether a tall video fills the widget, with the answers over it.')),
  frankenstein: orNull(flag("Whether the video lies in a layer on the publisher's page.")),
  arcade: orNull(flag('Whether games are played in quick rounds of up to 100 picks.')),
  quicksilver: orNull(
    described(oneOf(['BACKFILL', 'ONLY']), 'Whether games of the category fill the list or are it.')
  ),
  hideDisplayAds: orNull(flag('Whether display ads are left out; video ads stay.')),
  adPosition: orNull(
    described(oneOf(['top', 'bottom']), 'Panel of the display ad in place of the side.')
  ),
  gameSets: orNull(flag('Whether games come in sets of three, with a bonus for each set.')),
  skipButton: orNull(flag('Whether a game can be skipped.')),
  dailyStreak: orNull(flag("Whether the first play of a day shows the row of the week's days.")),
  enterToWin: orNull(flag('Whether the card of prizes asks strangers to sign up.')),
})
