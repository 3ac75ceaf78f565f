import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { BASE_CONFIG } from '#experiences/domain/base_config'

/** The cards that the first question needs to be seen, read and answered. */
const FIRST_CARDS = ['VideoPlayer', 'Question', 'Answers']

/** Cards of a remote that the first question waits for, which come after it all the same. */
const LATE_CARDS = ['StockMontagePlayer']

/**
 * Where a document replaces the platform's first cards by cards of a remote that is not critical, or by a late
 * card, the platform's cards stay in the layout until the others have loaded. The document's rules are returned as `replacements`.
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
    const isAtOnce = ({ componentName: name }: ComponentRule) =>
      cardsAtOnce.has(name) && !LATE_CARDS.includes(name)
    const replacedBy = (rule: ComponentRule) =>
      isAtOnce(rule) ? [] : missing.filter((card) => replaces(rule, card))
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

/** A card replaces what its rule's `replaces` names, else the card in the same position. */
function replaces(rule: ComponentRule, card: ComponentRule): boolean {
  if (rule.replaces) return rule.replaces.includes(card.componentName)
  return rule.panel === card.panel && rule.position === card.position
}
