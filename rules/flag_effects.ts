import { mergeConfig } from './merge_config.js'
import type { ExperienceConfig } from './types.js'

/** Superellipses need a larger radius than arcs of a circle to be seen; a browser without them draws the arcs. */
const SQUIRCLE = { 'corner-shape': 'squircle', 'radius-answer': '24px', 'radius-video': '36px' }

const isOn = (value: unknown) => value === true

type FlagEffect = [
  kind: 'themeFlags' | 'experimentFlags',
  flag: string,
  holds: (value: unknown) => boolean,
  effect: object,
]

/** Settings that a flag stands for; what a document says itself lies over them. */
const FLAG_EFFECTS: FlagEffect[] = [
  [
    'themeFlags',
    'hideMenuInPassive',
    (value) => value !== false,
    { passiveComponentFlags: { HamburgerMenu: false } },
  ],
  ['themeFlags', 'disableOAuthFeature', isOn, { componentFlags: { SocialButtons: false } }],
  ['experimentFlags', 'hideDisplayAds', isOn, { componentFlags: { DisplayAd: false } }],
  ['experimentFlags', 'arcade', isOn, { gameExperience: { quickPlay: 'arcade' } }],
  ['experimentFlags', 'squircle', isOn, { gameTheme: SQUIRCLE }],
  ['experimentFlags', 'skipButton', isOn, { componentFlags: { SkipSynopsis: true } }],
]

/** Settings that a flag takes away, whatever a document says. */
const TAKEN_AWAY: FlagEffect[] = [
  [
    'experimentFlags',
    'skipButton',
    (value) => value === false,
    { componentFlags: { SkipSynopsis: false } },
  ],
]

const effectsOf = (merged: ExperienceConfig, effects: FlagEffect[]) =>
  effects.flatMap(([kind, flag, holds, effect]) => {
    const flags: Record<string, unknown> = { ...merged[kind] }
    return holds(Object.hasOwn(flags, flag) ? flags[flag] : undefined) ? [effect] : []
  })

/** The configuration with what its flags stand for. */
export const withFlagEffects = (merged: ExperienceConfig): ExperienceConfig =>
  mergeConfig(
    {} as ExperienceConfig,
    ...effectsOf(merged, FLAG_EFFECTS),
    merged,
    ...effectsOf(merged, TAKEN_AWAY)
  )
