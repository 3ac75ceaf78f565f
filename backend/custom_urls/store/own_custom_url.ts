import type { CustomUrlRecord } from '#custom_urls/contract'
import type { CustomUrl } from '#custom_urls/models/custom_url'

/** A short name as its creator and admins see it, switched on or off. */
export interface OwnCustomUrl extends CustomUrlRecord {
  /** Switched off by an admin. */
  locked: boolean
  createdAtMs: number
}

/** The editable fields of a short name; only an admin changes its creator. */
export type CustomUrlFields = Omit<CustomUrlRecord, 'id'>

export function toOwnCustomUrl(row: CustomUrl): OwnCustomUrl {
  const { id, url, widgetId, gameId, creatorId, flavour, active, locked, createdAtMs } = row
  return { id, url, widgetId, gameId, creatorId, flavour, active, locked, createdAtMs }
}
