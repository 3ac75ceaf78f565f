import type { ComponentRule, ExperienceConfig } from './types.js'

type Settings = Pick<ExperienceConfig, 'componentFlags'>

/** The settings of a card; null where it has none, or is switched off. */
export function settingsOf(
  { componentFlags }: Settings,
  name: string
): Record<string, unknown> | null {
  const given = Object.hasOwn(componentFlags, name) ? componentFlags[name] : undefined
  if (given === true) return {}
  return typeof given === 'object' && given !== null ? given : null
}

/** The rule of a card with the card's settings as props; what the rule itself says wins. */
export function withSettings(rule: ComponentRule, config: Settings): ComponentRule {
  const settings = settingsOf(config, rule.componentName) ?? {}
  if (Object.keys(settings).length === 0) return rule
  return { ...rule, props: { ...settings, ...rule.props } }
}
