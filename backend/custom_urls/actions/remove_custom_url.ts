import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'

/** Deletes the caller's short name, which stays taken. */
export async function removeCustomUrl({
  id,
  creatorId,
}: {
  id: string
  creatorId: string
}): Promise<Result<null, { type: 'not_found' }>> {
  const [removed] = await run(
    db.connection(),
    `update custom_urls set deleted_at = ?
     where id = ? and creator_id = ? and deleted_at is null returning id`,
    [clock.nowMs(), id, creatorId]
  )
  return removed ? success(null) : failure({ type: 'not_found' })
}
