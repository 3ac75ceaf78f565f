import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { CreatorRecord } from '#creators/contract'
import { CREATOR_COLUMNS, toCreatorRecord, type CreatorRow } from '#creators/store/creator_row'

export async function findCreator(
  userId: string,
  client: QueryClientContract = db.connection()
): Promise<CreatorRecord | null> {
  const [row] = await run<CreatorRow>(
    client,
    `select ${CREATOR_COLUMNS} from creators where user_id = ?`,
    [userId]
  )
  return row ? toCreatorRecord(row) : null
}
