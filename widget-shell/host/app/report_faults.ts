import type { Emit } from '@sidepick/card-kit'
import type { LayoutTree } from '../layout/resolve_layout'

const told = new Set<string>()

/** Reports each misplaced rule once per visit; the page continues without its card. */
export function reportFaults(faults: LayoutTree['faults'], emit: Emit) {
  for (const { rule, reason } of faults) {
    const properties = { ...rule, reason }
    const key = JSON.stringify(properties)
    if (told.has(key)) continue
    told.add(key)
    console.warn(`A component rule was skipped: ${reason}`, rule)
    emit('analytics', { name: 'component_rule_invalid', properties })
  }
}

/** A card that threw while it was drawn; the cards around it stay. */
export function reportCard(emit: Emit, remoteId: string, cardName: string, error: unknown) {
  console.error(`${cardName} of ${remoteId} threw`, error)
  emit('analytics', { name: 'card_failed', properties: { remoteId, cardName } })
}
