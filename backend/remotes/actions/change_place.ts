import type { AuditAction } from '@sidepick/rules/audit'
import { failure, success, type Result } from '#shared/result'
import { writeRegistry, type WriteOptions } from '#remotes/actions/write_registry'
import type { ChangedMeanwhile } from '#remotes/contract'
import {
  pointersOf,
  releaseBefore,
  retired,
  rolledBack,
  type Place,
  type Registry,
} from '#remotes/domain/registry'

export type ChangePlaceError =
  | ChangedMeanwhile
  /** The flavour has no pointer at the remote. */
  | { type: 'not_served' }
  /** No release before it may be served. */
  | { type: 'nothing_before' }

type Changed = Promise<Result<{ version: number }, ChangePlaceError>>

/** Serves the release before. */
export const rollBackRemote = (place: Place, options: WriteOptions): Changed =>
  change('flavour.rolled_back', place, options)

/** Takes the remote out of the flavour. */
export const retireRemote = (place: Place, options: WriteOptions): Changed =>
  change('flavour.retired', place, options)

type Act = Extract<AuditAction, 'flavour.rolled_back' | 'flavour.retired'>

const EDITS: Record<Act, (registry: Registry, place: Place) => Registry | null> = {
  'flavour.rolled_back': (registry, place) => {
    const to = releaseBefore(registry, place)
    return to === null ? null : rolledBack(registry, place, to)
  },
  'flavour.retired': retired,
}

function change(action: Act, place: Place, options: WriteOptions): Changed {
  const { flavour, remote } = place
  const releaseIn = (registry: Registry) => pointersOf(registry, flavour)[remote] ?? null
  return writeRegistry<Exclude<ChangePlaceError, ChangedMeanwhile>>(
    {
      async edit(registry) {
        const isKnown = Object.hasOwn(pointersOf(registry, flavour), remote)
        if (!isKnown) return failure({ type: 'not_served' })
        const edited = EDITS[action](registry, place)
        return edited === null ? failure({ type: 'nothing_before' }) : success(edited)
      },
      line: (before, after) => ({
        action,
        target: { type: 'flavour', id: flavour },
        before: { remote, releaseId: releaseIn(before) },
        after: { remote, releaseId: releaseIn(after) },
      }),
    },
    options
  )
}
