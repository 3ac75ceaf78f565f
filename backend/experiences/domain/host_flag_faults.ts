import { QUICKSILVER_MODES } from '@sidepick/rules/games_choice'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { described, must, oneOf, shape } from '#shared/http/validation/faults'
import { flag } from '#experiences/domain/value_faults'

/** What the row of a domain allows, a document can only take away: the server pays by that row. */
const off = (what: string) =>
  must((value) => value === false, `false: ${what} can only be switched off here`, { const: false })

/** The flags of a page that a document may override. Ads and the relay of sign-ins are decided by the row of the domain. */
export const hostFlagFaults = shape({
  timeMode: flag("Whether a day's set of games is played under the partner's banner."),
  redBanner: flag('Whether the red banner is shown.'),
  skipsDisabled: flag('Whether games cannot be skipped.'),
  arcadeMode: flag(
    'Whether a quick round has up to 100 games, not five, and a game with a landscape video is drawn in landscape.'
  ),
  language: described(oneOf(LANGUAGE_TAGS), 'The language for visitors who chose none.'),
  customDataSource: flag("Whether games are chosen by the page's context."),
  quicksilver: oneOf(QUICKSILVER_MODES),
  searchPartner: flag("Whether a search partner's page shows the widget."),
  freeGames: flag('Whether every game is free.'),
  purchasing: off('purchasing'),
  blackTickets: off('black tickets'),
})
