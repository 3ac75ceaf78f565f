import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import { ASSET_COLUMNS, type AssetRow } from '#assets/store/asset_row'

/** One file; null when it is unknown or removed. */
export async function findAsset(id: string): Promise<AssetRow | null> {
  const [row] = await run<AssetRow>(
    db.connection(),
    `select ${ASSET_COLUMNS} from assets where id = ? and deleted_at is null`,
    [id]
  )
  return row ?? null
}
