import type { ComponentRule } from '@sidepick/rules/types'
import { AREA_PANELS, SLOTS } from '@sidepick/rules/positions'
import { isKnownPanel, panelsOf } from './layouts'
import { holds, type Conditions } from './rule_conditions'

interface PositionNode {
  name: string
  /** Cards of an overlay lie over each other; in every other position they follow each other. */
  layered: boolean
  rules: ComponentRule[]
}

interface PanelNode {
  name: string
  positions: PositionNode[]
}

/** A card and where it is drawn. */
export interface PlacedCard {
  rule: ComponentRule
  panel: string
  position: string
}

type RuleFault = 'unknown_component' | 'unknown_panel' | 'unknown_position'

export interface LayoutTree {
  panels: PanelNode[]
  faults: { rule: ComponentRule; reason: RuleFault }[]
}

/** A placed surface instead of a slot; the only ones a rule inside the widget may name. */
const PLACEMENTS = ['default', 'modal']

function isKnownPosition(position: string): boolean {
  if (PLACEMENTS.includes(position)) return true
  const [area, slot, ...rest] = position.split('-')
  if (!area || !slot || rest.length > 0 || !Object.hasOwn(AREA_PANELS, area)) return false
  return SLOTS.some((known) => known === slot)
}

function faultOf(rule: ComponentRule, isCard: (name: string) => boolean): RuleFault | null {
  if (!isCard(rule.componentName)) return 'unknown_component'
  if (!isKnownPanel(rule.panel)) return 'unknown_panel'
  return isKnownPosition(rule.position) ? null : 'unknown_position'
}

/**
 * Places the cards: rules whose panel the layout has and whose conditions hold, by panel, then position, in list order.
 * A rule with an unknown name is left out and reported, whether or not it would show now.
 */
export function resolveLayout(
  layout: string,
  rules: readonly ComponentRule[],
  conditions: Conditions,
  isCard: (name: string) => boolean
): LayoutTree {
  const faults: LayoutTree['faults'] = []
  const byPanel = new Map<string, PositionNode[]>(panelsOf(layout).map((name) => [name, []]))
  for (const rule of rules) {
    const reason = faultOf(rule, isCard)
    if (reason) {
      faults.push({ rule, reason })
      continue
    }
    const positions = byPanel.get(rule.panel)
    if (positions && holds(rule.when, conditions)) place(positions, rule)
  }
  const panels = [...byPanel].map(([name, positions]) => ({ name, positions }))
  return { panels: panels.filter((panel) => panel.positions.length > 0), faults }
}

function place(positions: PositionNode[], rule: ComponentRule) {
  const known = positions.find((position) => position.name === rule.position)
  if (known) {
    known.rules.push(rule)
    return
  }
  const layered = rule.position.endsWith('-overlay') || rule.position === 'modal'
  positions.push({ name: rule.position, layered, rules: [rule] })
}

/** Every card of a tree, in the order in which they are drawn. */
export const placedCards = ({ panels }: LayoutTree): PlacedCard[] =>
  panels.flatMap((panel) =>
    panel.positions.flatMap((position) =>
      position.rules.map((rule) => ({ rule, panel: panel.name, position: position.name }))
    )
  )
