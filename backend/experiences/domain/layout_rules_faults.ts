import { LAYOUTS, layoutTerms, panelNamed } from '@sidepick/rules/positions'
import { componentRuleFaults } from '#experiences/domain/component_rule_faults'
import {
  checked,
  isPlainObject,
  listOf,
  orNull,
  shape,
  type Faults,
} from '#shared/http/validation/faults'

const rules = listOf(componentRuleFaults)

/** A layout without the panel of a rule would never draw its card. */
const rulesOf = (layout: string): Faults =>
  checked((value, path) => {
    if (value === null) return []
    const faults = rules(value, path)
    if (faults.length > 0 || !Array.isArray(value)) return faults
    const panels = layoutTerms(layout)?.panels ?? []
    return value.flatMap((rule: unknown, index) => {
      const panel = isPlainObject(rule) && panelNamed(String(rule.panel))
      return panel && panels.includes(panel)
        ? []
        : [`${path}[${index}].panel must be one of ${panels.join(', ')}, which ${layout} has`]
    })
  }, orNull(rules).schema)

/** The cards of each layout; null gives a layout the cards of the document below it. */
export const layoutRulesFaults = shape(
  Object.fromEntries(Object.keys(LAYOUTS).map((layout) => [layout, rulesOf(layout)]))
)
