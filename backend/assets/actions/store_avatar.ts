import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import type { AssetRow } from '#assets/store/asset_row'
import { toAvatar, type AvatarImageError } from '#assets/domain/avatar_image'
import { storedFiles } from '#assets/store/stored_files'

export type StoreAvatarError = AvatarImageError | { type: 'owner_gone' }

/** Stores a picture for its owner, under an unguessable address. The caller has counted the upload. */
export async function storeAvatar(
  ownerId: string,
  file: Buffer
): Promise<Result<AssetRow, StoreAvatarError>> {
  const image = await toAvatar(file)
  if (!image.ok) return image
  const { bytes, widthPx, heightPx } = image.value
  const id = newId()
  const row: AssetRow = {
    id,
    owner_id: ownerId,
    type: 'image',
    content_type: storedFiles.contentType,
    key: storedFiles.keyOf(ownerId, id, randomBytes(16).toString('base64url')),
    size_bytes: bytes.length,
    width_px: widthPx,
    height_px: heightPx,
    created_at: clock.nowMs(),
  }
  await storedFiles.put(row.key, bytes)
  let added = false
  try {
    added = await transact((trx) => addRow(row, trx))
  } finally {
    if (!added) await storedFiles.remove(row.key)
  }
  return added ? success(row) : failure({ type: 'owner_gone' })
}

/**
 * False if the account was closed during the upload, which deletes the count of its uploads. The row stays locked until
 * the transaction ends, so that closing the account now waits and finds the picture.
 */
async function addRow(row: AssetRow, trx: TransactionClientContract): Promise<boolean> {
  const counted = await run(
    trx,
    'update upload_days set uploads = uploads where owner_id = ? returning day',
    [row.owner_id]
  )
  if (counted.length === 0) return false
  const columns = Object.keys(row)
  await run(
    trx,
    `insert into assets (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    Object.values(row) as (string | number)[]
  )
  return true
}
