import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { audit } from '#shared/privacy/audit'
import { differences, given } from '#shared/privacy/differences'
import { isUniqueViolation } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { CustomUrl } from '#custom_urls/models/custom_url'
import type { CustomUrlFields, OwnCustomUrl } from '#custom_urls/store/own_custom_url'
import { findOwnCustomUrl } from '#custom_urls/queries/find_own_custom_url'
import { NameReferences, type UnknownReference } from '#custom_urls/queries/references'

export type EditCustomUrlError =
  | { type: 'not_found' }
  | { type: 'taken' }
  | { type: 'locked' }
  | UnknownReference
  | ChangedMeanwhile

/** Who changes a name: its creator, or an admin, whose changes are audited. */
type Editor = { creatorId: string } | { admin: Actor }

interface Wish {
  changes: Partial<CustomUrlFields>
  expected: object | undefined
}

type Edited = Result<OwnCustomUrl, EditCustomUrlError>

/** Changes the given fields of a short name. */
@inject()
export class EditCustomUrl {
  constructor(private references: NameReferences) {}

  async handle(id: string, wish: Wish, by: Editor): Promise<Edited> {
    const { changes } = wish
    const sight = { id, creatorId: 'admin' in by ? null : by.creatorId }
    const current = await findOwnCustomUrl(sight)
    if (current === null) return failure({ type: 'not_found' })
    const { creatorId = current.creatorId, widgetId, gameId } = changes
    const wanted = { creatorId, widgetId, gameId }
    const role = 'admin' in by ? 'admin' : 'creator'
    const isNamed = widgetId !== undefined || gameId || changes.creatorId
    const unknown = isNamed ? await this.references.findUnknown(wanted, role) : null
    if (unknown) return failure(unknown)
    try {
      return await attempt((trx) => write(sight, wish, { by, trx }))
    } catch (error) {
      if (isUniqueViolation(error)) return failure({ type: 'taken' })
      throw error
    }
  }
}

async function write(
  sight: Parameters<typeof findOwnCustomUrl>[0],
  { changes, expected }: Wish,
  { by, trx }: { by: Editor; trx: NonNullable<Parameters<typeof findOwnCustomUrl>[1]> }
): Promise<Edited> {
  const before = await findOwnCustomUrl(sight, trx)
  if (before === null) return failure({ type: 'not_found' })
  const moved = changedMeanwhile(expected, before)
  if (moved) return failure(moved)
  if (!('admin' in by) && evades(before, changes)) return failure({ type: 'locked' })
  const isSwitched = 'admin' in by && changes.active !== undefined
  const locked = isSwitched ? !changes.active : before.locked
  const after = { ...before, ...given(changes), locked }
  const changed = differences(before, after)
  if (changed === null) return success(before)
  await CustomUrl.query({ client: trx }).where('id', before.id).update(changed.after)
  const line = {
    action: 'custom_url.edited',
    target: { type: 'custom_url', id: before.id },
  } as const
  if ('admin' in by) await audit({ ...by.admin, ...line, ...changed }, trx)
  return success(after)
}

/**
 * For a name that an admin switched off: switching it on again, or freeing it for somebody else, would make it work
 * again.
 */
function evades({ locked, url }: OwnCustomUrl, changes: Partial<CustomUrlFields>): boolean {
  const isRenamed = changes.url !== undefined && changes.url !== url
  return locked && (changes.active === true || isRenamed)
}
