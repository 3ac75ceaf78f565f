import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { BASE_CONFIG } from '#experiences/domain/base_config'

/** Without these cards the first question cannot be seen, read or answered. */
const FIRST_CARDS = ['VideoPlayer', 'Question', 'Answers']

/**
 * Where a document puts cards in the place of the platform's first ones, and their remote is not waited for, the platform's
 * stand until the host has the others. What the document asks for is kept beside them, as `replacements`.
 */
export function withStandIns(
  config: ExperienceConfig,
  /** Cards of the remotes that the first question waits for. */
  cardsAtOnce: ReadonlySet<string>
): ExperienceConfig {
  const { widgetComponents, gameScreenComponents } = config
  const replacing = new Set<ComponentRule>()
  const standing = Object.entries(BASE_CONFIG.gameScreenComponents).map(([layout, base]) => {
    const own = gameScreenComponents[layout] ?? []
    const placed = [...widgetComponents, ...own]
    const missing = base.filter(
      ({ componentName: name }) =>
        FIRST_CARDS.includes(name) && !placed.some(({ componentName }) => componentName === name)
    )
    const replacedBy = (rule: ComponentRule) =>
      cardsAtOnce.has(rule.componentName) ? [] : missing.filter((card) => replaces(rule, card))
    const found = placed.filter((rule) => replacedBy(rule).length > 0)
    for (const rule of found) replacing.add(rule)
    const back = new Set(found.flatMap(replacedBy))
    const rules = [...base.filter((rule) => back.has(rule)), ...without(own, found)]
    return [layout, rules] as [string, ComponentRule[]]
  })
  if (replacing.size === 0) return config
  return {
    ...config,
    widgetComponents: without(widgetComponents, [...replacing]),
    gameScreenComponents: { ...gameScreenComponents, ...Object.fromEntries(standing) },
    replacements: { widgetComponents, gameScreenComponents },
  }
}

const without = (rules: ComponentRule[], out: ComponentRule[]) =>
  rules.filter((rule) => !out.includes(rule))

/** A card replaces what its rule names; a rule that names nothing replaces the card whose place it takes. */
function replaces(rule: ComponentRule, card: ComponentRule): boolean {
  if (rule.replaces) return rule.replaces.includes(card.componentName)
  return rule.panel === card.panel && rule.position === card.position
}
