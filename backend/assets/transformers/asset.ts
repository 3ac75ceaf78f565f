import type { Infer } from '@vinejs/vine/types'
import { urlOf, type AssetRow } from '#assets/store/asset_row'
import type { assetSchema } from '#assets/wire/asset'

export function toAsset(row: AssetRow): Infer<typeof assetSchema> {
  return {
    id: row.id,
    ownerId: row.owner_id,
    type: row.type,
    contentType: row.content_type,
    url: urlOf(row.key),
    sizeBytes: row.size_bytes,
    widthPx: row.width_px,
    heightPx: row.height_px,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
