import type { Emit } from '@sidepick/card-kit'
import type { LayoutTree } from '../layout/resolve_layout'
import type { Scene } from './scene'

const told = new Set<string>()

/** Reports each misplaced rule once per visit; the page continues without its card. */
export function reportFaults(faults: LayoutTree['faults'], emit: Emit) {
  for (const { rule, reason } of faults) {
    const { componentName, panel, position } = rule
    const properties = { componentName, panel, position, reason }
    const key = JSON.stringify(properties)
    if (told.has(key)) continue
    told.add(key)
    console.warn(`A component rule was skipped: ${reason}`, rule)
    emit('analytics', { name: 'component_rule_invalid', properties })
  }
}

/** A card that threw while it was drawn; the cards around it stay. */
export function reportCard(
  { entry, emit }: Pick<Scene, 'entry' | 'emit'>,
  remoteId: string,
  cardName: string,
  error: unknown
) {
  console.error(`${cardName} of ${remoteId} threw`, error)
  const version = entry.bootstrap.remotes.find(({ id }) => id === remoteId)?.version
  const { name: reason = 'threw', message = String(error) } = error as Partial<Error>
  const properties = { remoteId, version, reason, cardName, message }
  emit('analytics', { name: 'card_failed', properties })
}
