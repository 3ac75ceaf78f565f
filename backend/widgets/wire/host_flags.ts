import vine from '@vinejs/vine'
import { QUICKSILVER_MODES } from '@sidepick/rules/games_choice'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { component } from '#shared/openapi/component'
import { choice, decimal, flag, text } from '#shared/openapi/fields'

export const hostFlagsSchema = component(
  'HostFlags',
  "What a partner's domain switches for the pages it matches.",
  vine.object({
    timeMode: flag("Whether the partner's daily set of games is on, with a red banner."),
    redBanner: flag('Whether the red banner of the daily games is shown.'),
    skipsDisabled: flag('Whether games cannot be skipped.'),
    purchasing: flag('Whether tickets can be bought.'),
    adsDisabled: flag('Whether no ads are shown.'),
    altAdsProvider: text(
      "Name of the partner's own ads provider, for your records; with any name `ads.altVastTag` is asked in place of the usual one. null for none."
    ).nullable(),
    unpaidAds: flag('Whether only house ads and unpaid campaigns are shown.'),
    arcadeMode: flag(
      'Whether quick play takes up to 100 picks and a game with a landscape video is drawn in landscape.'
    ),
    blackTickets: flag('Whether games can be played with black tickets.'),
    customDataSource: flag("Whether games are asked for that fit the page's context."),
    language: choice(LANGUAGE_TAGS, 'Language for visitors who chose none.'),
    adsFetchBufferSeconds: decimal('How long an ad is waited for, in seconds.'),
    quicksilver: choice(
      QUICKSILVER_MODES,
      'Whether a category fills the list up, or games come from it alone.'
    ),
    searchPartner: flag('Whether the page belongs to a search engine.'),
    freeGames: flag('Whether games are played without tickets.'),
    allowHostAuthRelay: flag(
      'Whether the page may tell its widget how a sign-in ended, in place of the popup.'
    ),
  })
)
