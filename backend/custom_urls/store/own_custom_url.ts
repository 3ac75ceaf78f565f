import type { CustomUrlRecord } from '#custom_urls/contract'
import type { CustomUrl } from '#custom_urls/models/custom_url'

/** A short name as its maker and admins know it, switched on or off. */
export interface OwnCustomUrl extends CustomUrlRecord {
  /** Switched off by an admin. */
  locked: boolean
  createdAtMs: number
}

/** What may be said of a short name; only an admin gives it to another creator. */
export type CustomUrlFields = Omit<CustomUrlRecord, 'id'>

export function toOwnCustomUrl(row: CustomUrl): OwnCustomUrl {
  const { id, url, widgetId, gameId, creatorId, flavour, active, locked, createdAtMs } = row
  return { id, url, widgetId, gameId, creatorId, flavour, active, locked, createdAtMs }
}
