export interface CustomUrlRecord {
  id: string
  url: string
  widgetId: string
  gameId: string | null
  creatorId: string
  flavour: string | null
  active: boolean
}

export interface NewCustomUrl {
  id: string
  /** One path segment of a-z, 0-9 and hyphen, 2 to 80 characters, used by nobody else. */
  url: string
  widgetId: string
  gameId?: string
  creatorId: string
  flavour?: string
  /** true by default. */
  active?: boolean
}

/** Short names of widgets. Owns the table custom_urls. */
export abstract class CustomUrlsContract {
  /** null when unknown, deleted or switched off. */
  abstract find(url: string): Promise<CustomUrlRecord | null>
  /**
   * false when the id or the name is taken; then nothing changes.
   * @throws when the name is not one path segment of the allowed characters.
   */
  abstract addCustomUrl(customUrl: NewCustomUrl): Promise<boolean>
}
