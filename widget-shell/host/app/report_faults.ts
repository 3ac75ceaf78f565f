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

/**
 * A card that threw while it was drawn; the cards around it stay. The remote whose file stands first on the stack is named:
 * all share the page's objects, and another one's code may have thrown in this card.
 */
export function reportCard(
  { entry, emit }: Pick<Scene, 'entry' | 'emit'>,
  ownerId: string,
  cardName: string,
  error: unknown
) {
  const { name: reason = 'threw', message = String(error), stack = '' } = Object(error) as Error
  const { remotes } = entry.bootstrap
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)
  const owner = remotes.find(({ id }) => id === ownerId)
  const thrower = stack
    .split('\n')
    .map((line) => remotes.find((remote) => line.includes(folderOf(remote.entry))))
    .find(Boolean)
  const { id: remoteId, version } = thrower ?? owner ?? { id: ownerId, version: undefined }
  console.error(`${cardName} of ${ownerId} threw`, error)
  const properties = { remoteId, version, reason, cardName, message }
  emit('analytics', { name: 'card_failed', properties })
}
