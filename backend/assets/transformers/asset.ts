import vine from '@vinejs/vine'
import { urlOf, type AssetRow } from '#assets/store/asset_row'

export const assetSchema = vine.object({
  id: vine.string().uuid(),
  ownerId: vine.string().uuid(),
  type: vine.enum(['image', 'video']),
  contentType: vine.string(),
  url: vine.string(),
  sizeBytes: vine.number().withoutDecimals(),
  widthPx: vine.number().withoutDecimals(),
  heightPx: vine.number().withoutDecimals(),
  createdAt: vine.string(),
})

export function toAsset(row: AssetRow) {
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
