import type { BootstrapAnswer, DisplayMode, Locale, WidgetData } from '@sidepick/rules/types'

export interface WidgetRecord {
  id: string
  name: string
  type: DisplayMode
  creatorId: string
  playlistId: string
  gameSetId: string | null
  distributorId: string
  language: Locale
  preferredCategoryIds: string[]
  /** Origins that may frame the widget beside the partner's own; empty and public means any. */
  allowedDomains: string[]
  isPublic: boolean
}

export interface WidgetQuery {
  widgetId: string
  gameId?: string
  userId: string | null
  /** Games at most, regular and autofilled together. */
  size: number
  text?: string
  preferredCategoryIds?: string[]
  excludedCategoryIds?: string[]
  page: { host: string; path: string; query: string }
}

export interface BootstrapQuery {
  widgetId: string
  page: { host: string; path: string; query: string }
  flavour?: string
  language?: string
  /** Unit of rollouts: the visitor's device id, when known. */
  unitId: string | null
}

/** Where games are shown. Owns the table widgets. */
export abstract class WidgetsContract {
  abstract find(id: string): Promise<WidgetRecord | null>
  /** null when there is no such widget, or it is switched off. */
  abstract widgetData(query: WidgetQuery): Promise<WidgetData | null>
  abstract bootstrap(query: BootstrapQuery): Promise<BootstrapAnswer | null>
}
