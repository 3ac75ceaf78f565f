import type { Columns } from '#shared/database/rows'
/** A row of the table assets. */
export type AssetRow = Columns<
  'assets',
  | 'id'
  | 'owner_id'
  | 'type'
  | 'content_type'
  | 'key'
  | 'size_bytes'
  | 'width_px'
  | 'height_px'
  | 'created_at'
>

export const ASSET_COLUMNS =
  'id, owner_id, type, content_type, key, size_bytes, width_px, height_px, created_at'

/** Under our own origin, whichever disk the file lies on. */
export const urlOf = (key: string) => `/uploads/${key}`
