import type { ExperienceConfig } from '@sidepick/rules/types'

type Preset = { [Key in keyof ExperienceConfig]?: Partial<ExperienceConfig[Key]> }

/** A widget mode is only a named part of a configuration; no code compares its name. */
const MODE_PRESETS: Record<string, Preset> = {
  DEFAULT: {},
  PLAY_RESPONSE: {},
  LIGHT: { componentFlags: { LeaderboardCard: false } },
  MINI_PASSIVE: { themeFlags: { setMaxWidth: 499 } },
  STOCK_PARTNER: { themeFlags: { setMaxWidth: 378, resultPollInViewDurationLoggedIn: 6 } },
  STOCK_SEARCH: { themeFlags: { setMaxWidth: 400, resultPollInViewDurationLoggedIn: 6 } },
}

/** An unknown mode changes nothing. */
export function presetOf(widgetMode: string): Preset {
  return Object.hasOwn(MODE_PRESETS, widgetMode) ? (MODE_PRESETS[widgetMode] ?? {}) : {}
}
