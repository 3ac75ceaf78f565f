export interface CustomUrlRecord {
  id: string
  url: string
  widgetId: string
  gameId: string | null
  creatorId: string
  flavour: string | null
  active: boolean
}

/** Short names of widgets. Owns the table custom_urls. */
export abstract class CustomUrlsContract {
  /** null when unknown, deleted or switched off. */
  abstract find(url: string): Promise<CustomUrlRecord | null>
}
