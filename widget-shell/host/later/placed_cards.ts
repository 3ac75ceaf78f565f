import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'

export type PlacingRules = Pick<ExperienceConfig, 'widgetComponents' | 'gameScreenComponents'>

/** Every rule that places a card. */
export const rulesOf = (config: PlacingRules): ComponentRule[] => [
  ...config.widgetComponents,
  ...Object.values(config.gameScreenComponents).flat(),
]

export const namesOf = (rules: ComponentRule[]) => new Set(rules.map((rule) => rule.componentName))
