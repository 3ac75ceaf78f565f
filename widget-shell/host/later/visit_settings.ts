import { findScreen } from '@sidepick/rules/screens'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type {
  ComponentRule,
  DisplayMode,
  EntryData,
  ExperienceConfig,
  HostFlags,
  TicketType,
} from '@sidepick/rules/types'
import type { PageOptions } from '../bridge/page_options'
import type { Betting, QuickPlay } from '@sidepick/rules/experience'
import { displayModeOf } from '../modes/display_mode'
import { NUMBERS } from '../engine/numbers'
import type { VisitSettings } from '../engine/visit_state'
import { readingCards } from './reading_cards'
import { askedByAddress } from './search_text'

interface Around {
  config: ExperienceConfig
  /** Of the widget itself, in CSS px. */
  widthPx: number
  registered: boolean
  /** What the publisher's page wants. */
  options: Pick<PageOptions, 'signUpPrompts'>
  /** Nothing keeps ads away: configuration, page and player. */
  adsOn: boolean
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

/** How many games a day has: those of a partner's page, or of the challenge; the fewer ones where both hold. */
function gamesOfDay(on: { partner?: boolean; challenge?: boolean }): number | null {
  const most = [
    ...(on.partner ? [NUMBERS.gamesPerDay] : []),
    ...(on.challenge ? [NUMBERS.challengeGames] : []),
  ]
  return most.length > 0 ? Math.min(...most) : null
}

/** Shows what tickets cost. */
const PURCHASE_SCREEN = 'PurchaseModal'

/** A round of up to 100 games is for pages that allow it; elsewhere it is a short one. */
const SHORT: Record<QuickPlay, QuickPlay> = { off: 'off', on: 'on', arcade: 'on' }

const roundOf = (wanted: QuickPlay, { arcadeMode }: Pick<HostFlags, 'arcadeMode'>) =>
  arcadeMode ? wanted : SHORT[wanted]

/** What a configuration lets players stake. */
const TICKETS: Record<Betting, readonly TicketType[]> = {
  off: [],
  white: ['white'],
  black: ['black'],
  both: ['white', 'black'],
}

/** Of those, what the page allows too. */
function ticketsOf(
  betting: Betting,
  { freeGames, blackTickets }: EntryData['bootstrap']['hostMode']['flags']
): readonly TicketType[] {
  if (freeGames) return []
  return TICKETS[betting].filter((ticket) => !TICKET_TERMS[ticket].matched || blackTickets)
}

/** A card that comes to strangers with their first result. */
const asksFirst = ({ when }: ComponentRule) =>
  when?.auth === 'logged_out' && when.results?.first === 1

/** What the script, the limits and the prompts are told of a configuration. */
export function visitSettingsOf(
  entry: Pick<EntryData, 'bootstrap' | 'init' | 'widget' | 'challenger'>,
  { config, widthPx, registered, options, adsOn, still }: Around
): VisitSettings {
  const { bootstrap, widget } = entry
  const { themeFlags, componentFlags, experimentFlags } = config
  const { gameExperience = {}, gameScreenComponents } = config
  const { flags } = bootstrap.hostMode
  const { strangerGames, anonymousGameLimit, onboardingGameLimit } = bootstrap.limits
  const { onboardingGameLimit: ownLimit, onboardingGameLock: isLocked } = themeFlags
  const ruleSet = gameExperience.ruleSet ?? 'default'
  const partner = flags.searchPartner || flags.redBanner || flags.timeMode
  const cardsOf = (layout: string) => gameScreenComponents[layout]?.length ?? 0
  return {
    scriptId: gameExperience.scriptId ?? 'standard16',
    firstEntry: gameExperience.firstEntry ?? 'passive',
    searchText: askedByAddress(entry, globalThis.location?.href),
    postStart: gameExperience.postStart ?? null,
    playResponse: themeFlags.enablePlayResponse
      ? { ...NUMBERS.playResponse, ...gameExperience.playResponse }
      : null,
    lockAdsMs: (themeFlags.lockedPickDelayAds ?? NUMBERS.lockAdsMs / 1000) * 1000,
    tickets: ticketsOf(gameExperience.betting ?? 'off', flags),
    sellsTickets:
      flags.purchasing &&
      findScreen(bootstrap.remotes, PURCHASE_SCREEN) !== null &&
      componentFlags[PURCHASE_SCREEN] !== false,
    adsAllowed: adsOn,
    discountPercent: themeFlags.shutterDiscountPercentage ?? 0,
    mobile: widthPx < MOBILE_BELOW_PX,
    carousel: TURNS_BY_ITSELF[displayModeOf(entry)] && !still,
    sets: experimentFlags?.gameSets === true ? { running: widget.gameSet?.gameIds ?? [] } : null,
    skips: !flags.skipsDisabled,
    layouts: Object.keys(gameScreenComponents).filter((layout) => cardsOf(layout) > 0),
    limits: {
      suggestAt: ownLimit ?? anonymousGameLimit,
      lockAt: isLocked ? (ownLimit ?? onboardingGameLimit) : null,
      strangerGames: strangerGames[ruleSet],
      ruleSet,
      daily: gamesOfDay({
        partner,
        challenge: themeFlags.enableDailyChallenge,
      }),
      partnerDaily: partner ? NUMBERS.gamesPerDay : null,
      quickPlay: roundOf(gameExperience.quickPlay ?? 'off', flags),
    },
    challengedBy: entry.challenger,
    registered,
    suggestsSignUp: options.signUpPrompts,
    asksWithResult: Object.values(gameScreenComponents).flat().some(asksFirst),
    reading: {
      moreMs: themeFlags.resultReadingDuration * 1000,
      cards: readingCards(config, options.signUpPrompts && !registered),
    },
  }
}
