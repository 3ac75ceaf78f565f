/** A file as the table holds one. */
export interface AssetRow {
  id: string
  owner_id: string
  type: 'image' | 'video'
  content_type: string
  key: string
  size_bytes: number
  width_px: number
  height_px: number
  created_at: number
}

export const ASSET_COLUMNS =
  'id, owner_id, type, content_type, key, size_bytes, width_px, height_px, created_at'

/** Under our own origin, whichever disk the file lies on. */
export const urlOf = (key: string) => `/uploads/${key}`
