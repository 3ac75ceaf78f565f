import type { MediaKeeper } from '#shared/database/stored_media'

type Address = string | null

export const boardMedia: MediaKeeper = {
  table: 'leaderboards',
  columns: ['image_asset_url', 'image_small_asset_url', 'image_icon_asset_url'],
  shown: 'deleted_at is null',
  addresses: (row) => ({
    imageAssetUrl: row.image_asset_url as Address,
    imageSmallAssetUrl: row.image_small_asset_url as Address,
    imageIconAssetUrl: row.image_icon_asset_url as Address,
  }),
}
