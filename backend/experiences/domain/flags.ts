import type { Flag } from '#experiences/domain/flag'

/* Every theme flag and flag of an experiment, once. The check of a document, its JSON Schema and the wire's types come from here. */

const SWITCH = { kind: 'switch' } as const
const SECONDS = { kind: 'number', unit: 'seconds', range: [0, 60] } as const
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  ({ kind: 'choice', words }) as const

const MODES = 'widget-shell/host/modes/start_modes.ts'
const TIMINGS = 'widget-shell/host/engine/timings.ts'
const VISIT = 'widget-shell/host/later/visit_settings.ts'
const EFFECTS = 'rules/flag_effects.ts'
const FEATURES = 'rules/feature_rules.ts'
const GAMES = 'rules/games_choice.ts'

/** How the widget behaves for a partner. */
export const THEME_FLAGS = {
  passiveModeEnabled: {
    takes: SWITCH,
    says: 'Whether the widget starts passive, as a muted video.',
    readBy: 'widget-shell/host/engine/start_play.ts',
    always: true,
  },
  lockedPickDelay: {
    takes: SECONDS,
    says: 'How long a pick is locked before it is sent, in seconds.',
    readBy: TIMINGS,
    always: true,
  },
  resultPollInViewDuration: {
    takes: SECONDS,
    says: 'How long a result is shown, in seconds.',
    readBy: TIMINGS,
    always: true,
  },
  resultPollInViewDurationLoggedIn: {
    takes: SECONDS,
    says: 'How long a result is shown to a player who is signed in, in seconds.',
    readBy: TIMINGS,
    always: true,
  },
  resultReadingDuration: {
    takes: SECONDS,
    says: 'How much longer a result with something to read is shown, in seconds.',
    readBy: VISIT,
    always: true,
  },
  setMaxWidth: {
    takes: { kind: 'number', unit: 'pixels', range: [302, 800] },
    says: 'Greatest width of the widget in pixels. A box that a reader sees keeps its width until it lies below the window.',
    readBy: MODES,
    always: true,
  },
  noMinWidth: {
    takes: SWITCH,
    says: 'Whether the widget may be narrower than 302 pixels, as soon as its box lies below the window.',
    readBy: MODES,
    always: true,
  },
  dockingDisabled: {
    takes: SWITCH,
    says: 'Whether the widget never docks to a corner of the page.',
    readBy: MODES,
    always: true,
  },
  expandableRailWidget: {
    takes: SWITCH,
    says: 'Whether a rail expands to the docked player on wide pages.',
    readBy: MODES,
    always: true,
  },
  passiveDocked: {
    takes: SWITCH,
    says: 'Whether a player that may dock starts in its corner of the page, passive, where the snippet does not say otherwise.',
    readBy: MODES,
  },
  horizontalVideosOnly: {
    takes: SWITCH,
    says: 'Whether only games with a video in landscape format are shown.',
    readBy: GAMES,
    always: true,
  },
  shutterSingleDataMode: {
    takes: SWITCH,
    says: "Whether games are asked for once, for the page's context alone.",
    readBy: 'widget-shell/host/later/ask_context.ts',
    always: true,
  },
  inViewRatio: {
    takes: { kind: 'number', unit: 'share', range: [0.5, 1] },
    says: 'Share of the widget that must be visible while a game is played.',
    readBy: 'widget-shell/host/app/play_settings.ts',
  },
  brand: {
    takes: oneOf('default', 'alt'),
    says: "Whether an account's pages have the other menus: Play and Results at a phone's foot, Settings at a desktop's side.",
    readBy: 'widget-shell/host/pages/page_entries.ts',
  },
  enablePlayResponse: {
    takes: SWITCH,
    says: 'Whether cards appear by the interval in place of the poll.',
    readBy: VISIT,
  },
  lockedPickDelayAds: {
    takes: SECONDS,
    says: 'How long a pick is locked on a screen with ads, in seconds.',
    readBy: VISIT,
  },
  disableAllAds: {
    takes: SWITCH,
    says: 'Whether no ads are shown.',
    readBy: 'widget-shell/host/ads/choose_providers.ts',
  },
  onboardingGameLimit: {
    takes: { kind: 'whole', unit: 'games', range: [1, 1_000] },
    says: 'Number of games after which a stranger is asked for an account.',
    readBy: VISIT,
  },
  onboardingGameLock: {
    takes: SWITCH,
    says: 'Whether no game can be played without an account after that number.',
    readBy: VISIT,
  },
  shutterDiscountPercentage: {
    takes: { kind: 'number', unit: 'percent', range: [0, 100] },
    says: 'Discount that is offered, in percent.',
    readBy: FEATURES,
  },
  hideMenuInPassive: {
    takes: SWITCH,
    says: 'Whether the menu is hidden while the widget is passive.',
    readBy: EFFECTS,
  },
  frameBreak: {
    takes: SWITCH,
    says: "Whether the passive widget is a layer on the publisher's page.",
    readBy: 'widget-shell/host/framebreak/start_frame_break.ts',
  },
  activePrizeLevel: {
    takes: { kind: 'whole', unit: 'a level', range: [1, 4] },
    says: 'The level whose prizes are shown to everybody.',
    readBy: 'rules/prize_rules.ts',
  },
  enableFallbackDisplayAds: {
    takes: SWITCH,
    says: 'Whether a house banner is shown where no ad came, as it is unless this is false.',
    readBy: 'widget-shell/host/ads/choose_providers.ts',
  },
  enableDailyChallenge: {
    takes: SWITCH,
    says: 'Whether ten questions a day make one set.',
    readBy: FEATURES,
  },
  enableLocalCookies: {
    takes: SWITCH,
    says: 'Whether the widget stores data before it has consent.',
    readBy: 'widget-shell/host/app/store_by_consent.ts',
  },
  enableSpecialContent: {
    takes: SWITCH,
    says: 'Whether the custom link and sponsored games are shown.',
    readBy: FEATURES,
  },
  shareToArticle: {
    takes: SWITCH,
    says: 'Whether a shared link leads to the article in which the game was played, where the widget names its site; it does unless this is off.',
    readBy: 'rules/shared_article.ts',
  },
  disableOAuthFeature: {
    takes: SWITCH,
    says: 'Whether the buttons of other providers are hidden.',
    readBy: EFFECTS,
  },
  quicksilverCategoryId: {
    takes: { kind: 'id' },
    says: 'Id of the category that fills the list of games.',
    readBy: GAMES,
  },
  quicksilverExcludeCategoryIds: {
    takes: { kind: 'ids' },
    says: 'Ids of categories whose games are never shown.',
    readBy: GAMES,
  },
} as const satisfies Record<string, Flag>

/** Flags of the theme that this version does not have, and what each would bring: a document that says one is told so. */
export const MISSING_THEME_FLAGS = {
  frameBreakInstreamAds: "video ads in the layer on the publisher's page",
}

/** What experiments switch. None is set by default. */
export const EXPERIMENT_FLAGS = {
  squircle: {
    takes: SWITCH,
    says: 'Whether answers and video have the corners of a superellipse.',
    readBy: EFFECTS,
  },
  bladeVideo: {
    takes: SWITCH,
    says: 'Whether a tall video fills the widget, with the answers over it.',
    readBy: 'widget-shell/host/layout/layout_mode.ts',
  },
  frankenstein: {
    takes: SWITCH,
    says: "Whether the video lies in a layer on the publisher's page.",
    readBy: 'widget-shell/host/framebreak/layer_rules.ts',
  },
  arcade: {
    takes: SWITCH,
    says: 'Whether games are played in quick rounds of up to 100 picks.',
    readBy: EFFECTS,
  },
  quicksilver: {
    takes: oneOf('BACKFILL', 'ONLY'),
    says: 'Whether games of the category fill the list or are it.',
    readBy: GAMES,
  },
  hideDisplayAds: {
    takes: SWITCH,
    says: 'Whether display ads are left out; video ads stay.',
    readBy: EFFECTS,
  },
  adPosition: {
    takes: oneOf('top', 'bottom'),
    says: 'Panel of the display ad in place of the side.',
    readBy: 'rules/ad_rules.ts',
  },
  gameSets: {
    takes: SWITCH,
    says: 'Whether games come in sets of three, with a bonus for each set.',
    readBy: VISIT,
  },
  skipButton: {
    takes: SWITCH,
    says: 'Whether a game can be skipped.',
    readBy: EFFECTS,
  },
  dailyStreak: {
    takes: SWITCH,
    says: "Whether the first play of a day shows the row of the week's days.",
    readBy: 'rules/flag_rules.ts',
  },
  enterToWin: {
    takes: SWITCH,
    says: 'Whether the card of prizes asks strangers to sign up.',
    readBy: 'rules/prize_rules.ts',
  },
} as const satisfies Record<string, Flag>
