import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { CreatorRecord } from '#creators/contract'
import { CREATOR_COLUMNS, toCreatorRecord, type CreatorRow } from '#creators/store/creator_row'

export interface HeldCreator extends CreatorRecord {
  avatarAssetId: string | null
}

/** A creator, locked until the transaction ends. */
export async function holdCreator(
  userId: string,
  trx: TransactionClientContract
): Promise<HeldCreator | null> {
  const [row] = await run<CreatorRow & Columns<'creators', 'avatar_asset_id'>>(
    trx,
    `select ${CREATOR_COLUMNS}, avatar_asset_id from creators where user_id = ?${forUpdate(trx)}`,
    [userId]
  )
  return row ? { ...toCreatorRecord(row), avatarAssetId: row.avatar_asset_id } : null
}

export async function writeCreator(
  creator: HeldCreator,
  trx: TransactionClientContract
): Promise<CreatorRecord> {
  const [row] = await run<CreatorRow>(
    trx,
    `update creators set user_name = ?, profile_color = ?, avatar = ?, avatar_asset_id = ?,
       partner_name = ?, parent_id = ?
     where user_id = ? returning ${CREATOR_COLUMNS}`,
    [
      ...[creator.userName, creator.profileColor, creator.avatar, creator.avatarAssetId],
      ...[creator.partnerName, creator.parentId, creator.userId],
    ]
  )
  return toCreatorRecord(row!)
}
