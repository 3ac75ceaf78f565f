import type { ExperienceConfig } from '@sidepick/rules/types'

type Preset = { [Key in keyof ExperienceConfig]?: Partial<ExperienceConfig[Key]> }

/** A widget mode is a named part of a configuration and nothing else; no code asks for its name. */
const MODE_PRESETS: Record<string, Preset> = {
  DEFAULT: {},
  PLAY_RESPONSE: {},
  LIGHT: { componentFlags: { LeaderboardCard: false } },
  MINI_PASSIVE: { themeFlags: { setMaxWidth: 499 } },
  STOCK_PARTNER: { themeFlags: { setMaxWidth: 378, resultPollInViewDurationLoggedIn: 6 } },
  STOCK_SEARCH: { themeFlags: { setMaxWidth: 400, resultPollInViewDurationLoggedIn: 6 } },
}

/** Where search partners show us, their own terms are accepted already. */
const SEARCH: Preset = { componentFlags: { TermsOfService: false } }

/** What a flavour means before its own document says more. */
const FLAVOUR_PRESETS: Record<string, Preset> = {
  'search-partner': SEARCH,
  'search-embed': SEARCH,
}

/** An unknown flavour changes nothing. */
export function presetOfFlavour(flavour: string): Preset {
  return Object.hasOwn(FLAVOUR_PRESETS, flavour) ? (FLAVOUR_PRESETS[flavour] ?? {}) : {}
}

/** An unknown mode changes nothing. */
export function presetOf(widgetMode: string): Preset {
  return Object.hasOwn(MODE_PRESETS, widgetMode) ? (MODE_PRESETS[widgetMode] ?? {}) : {}
}
