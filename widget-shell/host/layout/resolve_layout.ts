import type { ComponentRule } from '@sidepick/rules/types'
import { layoutTerms, panelNamed, placeNamed } from '@sidepick/rules/positions'
import { boxOf, type Place } from './boxes'
import { holds, type Conditions } from './rule_conditions'

/** A card and where it is drawn. */
export interface PlacedCard extends Place {
  rule: ComponentRule
  panel: string
  position: string
}

type RuleFault = 'unknown_component' | 'unknown_panel' | 'unknown_position'

export interface LayoutTree {
  /** In the order in which they are drawn: by panel, then by position, then in the order of the list. */
  cards: PlacedCard[]
  faults: { rule: ComponentRule; reason: RuleFault }[]
}

interface Known {
  /** Whether a remote or the host has such a card. */
  isCard: (name: string) => boolean
  /** By card: false switches it off. */
  flags: Readonly<Record<string, unknown>>
}

const isOff = (flags: Known['flags'], name: string) =>
  Object.hasOwn(flags, name) && flags[name] === false

/**
 * Places the cards: rules whose panel the layout has, whose conditions hold and whose card is not switched off. A rule with
 * an unknown name is left out and reported, whether or not it would show now.
 */
export function resolveLayout(
  layout: string,
  rules: readonly ComponentRule[],
  conditions: Conditions,
  { isCard, flags }: Known
): LayoutTree {
  const faults: LayoutTree['faults'] = []
  // While a game is played, a small widget has no panel beside it.
  const hidesAside = !conditions.roomy && conditions.phase !== 'passive'
  const panels = (layoutTerms(layout)?.panels ?? []).filter(
    (panel) => !(hidesAside && panel === 'sidePanel')
  )
  const byPanel = panels.map((): Map<string, PlacedCard[]> => new Map())
  for (const rule of rules) {
    const { componentName, position } = rule
    const panel = panelNamed(rule.panel)
    const place = placeNamed(position)
    if (!isCard(componentName)) faults.push({ rule, reason: 'unknown_component' })
    else if (!panel) faults.push({ rule, reason: 'unknown_panel' })
    else if (!place) faults.push({ rule, reason: 'unknown_position' })
    else if (!isOff(flags, componentName) && holds(rule, conditions)) {
      const positions = byPanel[panels.indexOf(panel)]
      const card = { rule, panel, position, ...boxOf(panel, place, conditions.beside) }
      positions?.set(position, [...(positions.get(position) ?? []), card])
    }
  }
  return { cards: byPanel.flatMap((positions) => [...positions.values()].flat()), faults }
}
