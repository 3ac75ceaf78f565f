import { PHASES } from './experience.js'
import { mergeConfig } from './merge_config.js'
import { layoutTerms, panelNamed } from './positions.js'
import type { ComponentRule, ConfigStates, ExperienceConfig } from './types.js'

/** The state of a visit that a configuration depends on. */
export interface ConfigMoment {
  loggedIn: boolean
  /** Whether the widget is expanded, docked or in the lightbox. */
  expanded: boolean
}

/** How every visit begins. */
export const FIRST_MOMENT: ConfigMoment = { loggedIn: false, expanded: false }

/**
 * The configuration of a moment: experiment variants, in their order, lie over the documents, and the overrides of the
 * moment over those. The result is ready to draw: flags that stand for other settings, cards in place of others and
 * the lists of the passive widget are worked into its rules.
 */
export function effectiveConfig(
  { base, loggedOut, collapsed, expanded }: ConfigStates,
  moment: ConfigMoment,
  variants: readonly object[] = []
): ExperienceConfig {
  const merged = mergeConfig(
    base,
    ...variants,
    ...(moment.loggedIn ? [] : loggedOut),
    ...(moment.expanded ? expanded : collapsed)
  )
  return drawable(merged)
}

/** Settings that a flag stands for. What a document says itself lies over them. */
const FLAG_EFFECTS: [
  kind: 'themeFlags' | 'experimentFlags',
  flag: string,
  holds: (value: unknown) => boolean,
  effect: object,
][] = [
  [
    'themeFlags',
    'hideMenuInPassive',
    (value) => value !== false,
    { passiveComponentFlags: { HamburgerMenu: false } },
  ],
  [
    'themeFlags',
    'disableOAuthFeature',
    (value) => value === true,
    { componentFlags: { SocialButtons: false } },
  ],
  [
    'experimentFlags',
    'hideDisplayAds',
    (value) => value === true,
    { componentFlags: { DisplayAd: false } },
  ],
  [
    'experimentFlags',
    'arcade',
    (value) => value === true,
    { gameExperience: { quickPlay: 'arcade' } },
  ],
]

function drawable(merged: ExperienceConfig): ExperienceConfig {
  const effects = FLAG_EFFECTS.flatMap(([kind, flag, holds, effect]) => {
    const flags: Record<string, unknown> = { ...merged[kind] }
    return holds(Object.hasOwn(flags, flag) ? flags[flag] : undefined) ? [effect] : []
  })
  const {
    replace = {},
    passiveComponentFlags,
    passiveGameComponents,
    ...config
  } = mergeConfig({} as ExperienceConfig, ...effects, merged)
  const place = (rules: ComponentRule[]) =>
    activeOnly(replaced(rules, replace), passiveComponentFlags ?? {})
  const layouts = Object.entries(config.gameScreenComponents).map(([layout, rules]) => {
    const passive = passiveGameComponents && passiveRules(layout, passiveGameComponents)
    return [layout, place(passive ? [...rules.flatMap(withoutPassive), ...passive] : rules)]
  })
  return {
    ...config,
    widgetComponents: place(config.widgetComponents),
    gameScreenComponents: Object.fromEntries(layouts) as ExperienceConfig['gameScreenComponents'],
  }
}

/** The cards in place of others; the platform's stand there until they have come, and when they fail. */
function replaced(rules: ComponentRule[], replace: Record<string, string>): ComponentRule[] {
  return rules.map((rule) => {
    const { componentName: name } = rule
    const other = Object.hasOwn(replace, name) ? replace[name] : undefined
    return other === undefined ? rule : { ...rule, componentName: other, replaces: [name] }
  })
}

/** Cards that are switched off in the passive widget are drawn in its other phases alone. */
function activeOnly(rules: ComponentRule[], passiveFlags: Record<string, boolean>) {
  const isOff = (name: string) => Object.hasOwn(passiveFlags, name) && !passiveFlags[name]
  return rules.flatMap((rule) => (isOff(rule.componentName) ? withoutPassive(rule) : [rule]))
}

function withoutPassive(rule: ComponentRule): ComponentRule[] {
  const all = rule.when?.phases ?? [...PHASES]
  const phases = all.filter((phase) => phase !== 'passive')
  if (phases.length === 0) return []
  return phases.length === all.length ? [rule] : [{ ...rule, when: { ...rule.when, phases } }]
}

/** Those that the layout has a panel for. */
function passiveRules(layout: string, rules: ComponentRule[]): ComponentRule[] {
  const panels = layoutTerms(layout)?.panels ?? []
  return rules
    .filter(({ panel }) => panels.some((known) => known === panelNamed(panel)))
    .map((rule) => ({ ...rule, when: { ...rule.when, phases: ['passive'] } }))
}
