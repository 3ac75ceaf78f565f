import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Cursor } from '#shared/pagination'
import type { CreatorRecord } from '#creators/contract'
import {
  CREATOR_COLUMNS,
  ERASED_NAME,
  toCreatorRecord,
  type CreatorRow,
} from '#creators/store/creator_row'

export interface ListedCreator extends CreatorRecord {
  createdAtMs: number
}

/** Creators by name, as they see each other; closed accounts are left out. */
export async function listFellows(): Promise<CreatorRecord[]> {
  const rows = await run<CreatorRow>(
    db.connection(),
    `select ${CREATOR_COLUMNS} from creators where user_name <> ? order by user_name, user_id limit ?`,
    [ERASED_NAME, game.lists.creatorsMax]
  )
  return rows.map(toCreatorRecord)
}

/** Creators, newest first; filtered by a part of their name or their partner's. */
export async function listCreators(filter: {
  search?: string
  after: Cursor | null
  limit: number
}): Promise<ListedCreator[]> {
  const { search = '', after, limit } = filter
  // ! escapes the wildcards of `like`.
  const part = `%${search.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`
  const place = after ? 'and (created_at < ? or (created_at = ? and user_id < ?))' : ''
  const rows = await run<CreatorRow & Columns<'creators', 'created_at'>>(
    db.connection(),
    `select ${CREATOR_COLUMNS}, created_at from creators
     where (lower(user_name) like ? escape '!' or lower(coalesce(partner_name, '')) like ? escape '!') ${place}
     order by created_at desc, user_id desc limit ?`,
    [part, part, ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
  return rows.map((row) => ({ ...toCreatorRecord(row), createdAtMs: row.created_at }))
}
