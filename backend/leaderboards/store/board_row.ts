import type { Leaderboard } from '@sidepick/rules/types'
import type { Columns } from '#shared/database/rows'
import { shownMedia } from '#shared/http/validation/media_address'

export interface Board {
  id: string
  distributorId: string
  kind: 'prize' | 'league'
  series: string
  startDateMs: number
  endDateMs: number
  createdAtMs: number
  archivedAtMs: number | null
  wire: Leaderboard
}

export type BoardRow = Columns<
  'leaderboards',
  | 'id'
  | 'distributor_id'
  | 'kind'
  | 'series'
  | 'start_date'
  | 'end_date'
  | 'prize_drawing_date'
  | 'prize_name'
  | 'prize_title'
  | 'prize_short_title'
  | 'point_threshold'
  | 'number_of_prizes'
  | 'image_asset_url'
  | 'image_small_asset_url'
  | 'image_icon_asset_url'
  | 'created_at'
  | 'archived_at'
  | 'commitment'
>

export function toBoard(row: BoardRow): Board {
  return {
    id: row.id,
    distributorId: row.distributor_id,
    kind: row.kind,
    series: row.series,
    startDateMs: row.start_date,
    endDateMs: row.end_date,
    createdAtMs: row.created_at,
    archivedAtMs: row.archived_at,
    wire: {
      id: row.id,
      endDate: new Date(row.end_date).toISOString(),
      prizeName: row.prize_name,
      prizeTitle: row.prize_title,
      prizeShortTitle: row.prize_short_title,
      prizeDrawingDate: new Date(row.prize_drawing_date).toISOString(),
      pointThreshold: row.point_threshold,
      numberOfPrizes: row.number_of_prizes,
      imageAssetUrl: shownMedia(row.image_asset_url),
      imageSmallAssetUrl: shownMedia(row.image_small_asset_url),
      imageIconAssetUrl: shownMedia(row.image_icon_asset_url),
      commitment: row.commitment,
      committedAt: row.commitment === null ? null : new Date(row.created_at).toISOString(),
    },
  }
}
