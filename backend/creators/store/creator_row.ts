import type { Columns } from '#shared/database/rows'
import type { CreatorRecord } from '#creators/contract'

export type CreatorRow = Columns<
  'creators',
  'user_id' | 'user_name' | 'profile_color' | 'avatar' | 'partner_name' | 'parent_id'
>

export const CREATOR_COLUMNS = 'user_id, user_name, profile_color, avatar, partner_name, parent_id'

/** Name of a creator whose account is closed. */
export const ERASED_NAME = 'deleted'

export function toCreatorRecord(row: CreatorRow): CreatorRecord {
  return {
    userId: row.user_id,
    userName: row.user_name,
    profileColor: row.profile_color,
    avatar: row.avatar,
    partnerName: row.partner_name,
    parentId: row.parent_id,
  }
}
