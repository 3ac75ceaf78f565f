import { withAdRules } from './ad_rules.js'
import { withSettings } from './card_settings.js'
import { PHASES } from './experience.js'
import { withFeatureRules } from './feature_rules.js'
import { withFlagEffects } from './flag_effects.js'
import { withFlagRules } from './flag_rules.js'
import { mergeConfig } from './merge_config.js'
import { withPrizeSettings } from './prize_rules.js'
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
 * moment over those. The result is ready to draw: flags that stand for other settings, cards that a setting calls for,
 * cards in place of others and the lists of the passive widget are worked into its rules.
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

function drawable(merged: ExperienceConfig): ExperienceConfig {
  const {
    replace = {},
    passiveComponentFlags,
    passiveGameComponents,
    ...config
  } = withFeatureRules(withFlagEffects(merged))
  const place = (rules: ComponentRule[]) =>
    activeOnly(
      replaced(withPrizeSettings(rules, config), replace).map((rule) => withSettings(rule, config)),
      passiveComponentFlags ?? {}
    )
  const layouts = Object.entries(config.gameScreenComponents).map(([layout, rules]) => {
    const passive = passiveGameComponents && passiveRules(layout, passiveGameComponents)
    return [layout, place(passive ? [...rules.flatMap(withoutPassive), ...passive] : rules)]
  })
  return {
    ...config,
    widgetComponents: place(withFlagRules(withAdRules(config.widgetComponents, config), config)),
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
