import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import { decodeCursor, toPage, type Cursor, type Page } from '#shared/pagination'
import {
  CUT_COLUMNS,
  toCutVersion,
  type CutRow,
  type CutSubject,
  type CutVersion,
} from '#cuts/domain/cut_version'

/** Every version of one subject's shares, the newest first. */
export async function listHistory(
  { scope, id }: CutSubject,
  { after, limit }: { after: Cursor | null; limit: number }
): Promise<CutVersion[]> {
  const rows = await run<CutRow>(
    db.connection(),
    `select ${CUT_COLUMNS} from cut_versions where scope = ? and subject_id = ?
     ${after ? 'and (created_at < ? or (created_at = ? and id < ?))' : ''}
     order by created_at desc, id desc limit ?`,
    [...[scope, id], ...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
  return rows.map(toCutVersion)
}

/** @throws Problem E_BAD_CURSOR for a cursor that the server did not issue */
export async function pageOfHistory(
  subject: CutSubject,
  { start, limit = game.lists.pageSize }: { start?: string; limit?: number }
): Promise<Page<CutVersion>> {
  const rows = await listHistory(subject, { after: decodeCursor(start), limit: limit + 1 })
  return toPage(
    rows,
    limit,
    ({ createdAtMs, id }) => ({ createdAtMs, id }),
    (version) => version
  )
}
