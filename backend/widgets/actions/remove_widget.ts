import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { forgetWidget } from '#widgets/store/forget_widget'
import type { Own } from '#widgets/store/own_widget'

/** Deletes the creator's own widget; plays that name it stay. */
export async function removeWidget({
  id,
  creatorId,
}: Own): Promise<Result<null, { type: 'not_found' }>> {
  const [removed] = await run(
    db.connection(),
    `update widgets set deleted_at = ?
     where id = ? and creator_id = ? and deleted_at is null returning id`,
    [clock.nowMs(), id, creatorId]
  )
  if (!removed) return failure({ type: 'not_found' })
  await forgetWidget(id)
  return success(null)
}
