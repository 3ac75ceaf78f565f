import db from '@adonisjs/lucid/services/db'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/**
 * Counts an upload of today; false when the limit is reached. It counts before the file is read, so that reading is
 * limited too.
 */
export async function countUpload(ownerId: string): Promise<boolean> {
  const [counted] = await run(
    db.connection(),
    `insert into upload_days (owner_id, day, uploads) values (?, ?, 1)
     on conflict (owner_id, day) do update set uploads = upload_days.uploads + 1
     where upload_days.uploads < ? returning uploads`,
    [ownerId, gameDay(clock.now(), game.time.zone), game.assets.uploadsPerDay]
  )
  return counted !== undefined
}
