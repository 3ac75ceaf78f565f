import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { addToOutbox } from '#shared/delivery/outbox'
import { failure, success, type Result } from '#shared/result'
import { FILE_REMOVAL } from '#assets/store/stored_files'

export type RemoveAssetError = { type: 'not_found' } | { type: 'in_use' }

/** Removes the caller's file, unless a record uses it. The file itself is deleted after the commit. */
export async function removeAsset(
  asset: { id: string; ownerId: string },
  trx: TransactionClientContract
): Promise<Result<null, RemoveAssetError>> {
  const { id, ownerId } = asset
  if (!(await isThere(asset, trx))) return failure({ type: 'not_found' })
  const [removed] = await run<Columns<'assets', 'key'>>(
    trx,
    `update assets set deleted_at = ?
     where id = ? and owner_id = ? and deleted_at is null and uses = 0 returning key`,
    [clock.nowMs(), id, ownerId]
  )
  if (!removed) return failure({ type: (await isThere(asset, trx)) ? 'in_use' : 'not_found' })
  const { key } = removed
  await addToOutbox({ topic: FILE_REMOVAL, key: `${FILE_REMOVAL}:${id}`, payload: { key } }, trx)
  return success(null)
}

async function isThere(
  { id, ownerId }: { id: string; ownerId: string },
  trx: TransactionClientContract
): Promise<boolean> {
  const [row] = await run(
    trx,
    'select id from assets where id = ? and owner_id = ? and deleted_at is null',
    [id, ownerId]
  )
  return row !== undefined
}
