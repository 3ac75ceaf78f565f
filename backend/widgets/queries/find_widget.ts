import { validate as isUuid } from 'uuid'
import type { WidgetRecord } from '#widgets/contract'
import { Widget } from '#widgets/models/widget'

export async function findWidget(id: string): Promise<WidgetRecord | null> {
  if (!isUuid(id)) return null
  const row = await Widget.query()
    .where({ id: id.toLowerCase(), active: true })
    .whereNull('deletedAtMs')
    .first()
  return row && toRecord(row)
}

export function toRecord(row: Widget): WidgetRecord {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    creatorId: row.creatorId,
    playlistId: row.playlistId,
    gameSetId: row.gameSetId,
    distributorId: row.distributorId,
    language: row.language,
    preferredCategoryIds: row.preferredCategoryIds,
    allowedDomains: row.allowedDomains,
    isPublic: row.isPublic,
  }
}
