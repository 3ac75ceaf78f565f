import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Computed } from '#shared/database/rows'
import { HOUR_MS } from '#analytics/domain/hours'

/** End of the last hour that is counted; null before the first one. */
export async function getRolledUpTo(): Promise<number | null> {
  const [row] = await run<Computed<{ hour: number | null }>>(
    db.connection(),
    'select max(hour) as hour from analytics_rolled'
  )
  return typeof row?.hour === 'number' ? row.hour + HOUR_MS : null
}
