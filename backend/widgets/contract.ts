import type { Article } from '#games/contract'
import type { PageAddress } from '#partner_domains/contract'
import type {
  BootstrapAnswer,
  DisplayMode,
  Language,
  PageData,
  WidgetData,
} from '@sidepick/rules/types'

export interface WidgetRecord {
  id: string
  name: string
  type: DisplayMode
  creatorId: string
  playlistId: string
  gameSetId: string | null
  distributorId: string
  language: Language
  preferredCategoryIds: string[]
  /** Origins that may frame the widget besides the partner's own; a public widget allows any. */
  allowedDomains: string[]
  isPublic: boolean
}

export interface NewWidget {
  id: string
  name: string
  type: DisplayMode
  creatorId: string
  playlistId: string
  gameSetId?: string
  distributorId: string
  language: Language
  preferredCategoryIds?: readonly string[]
  allowedDomains?: readonly string[]
  /** true by default: any site may frame the widget. */
  isPublic?: boolean
}

/** What selects a widget's games; the same for every caller. */
export interface WidgetGamesQuery {
  /** Comes first if it can be listed, else it is ignored. */
  gameId?: string
  /** Most games, regular and autofilled together. */
  size: number
  /** Games with more of its words fill the list up; an offensive text is replaced by a neutral one. */
  text?: string
  /** The article's page, for the same purpose; it is never fetched. */
  article?: Article
  preferredCategoryIds?: string[]
  excludedCategoryIds?: string[]
  /** Every game is of this category. */
  onlyCategoryId?: string
  /** Only games with a video in landscape format. */
  landscape?: boolean
  language?: Language
  state?: 'new' | 'active'
  /** Sponsored games instead of the others; the two never come together. */
  isAd?: boolean
}

export interface WidgetQuery extends WidgetGamesQuery {
  widgetId: string
  userId: string | null
  /** With the state `active`, hides games that the caller has played. */
  enabled?: boolean
  page: { host: string; path: string; query: string }
}

export interface BootstrapQuery {
  widgetId: string
  page: PageAddress
  /** Whether the page is not in a frame; then the browser proves nothing about the publisher's page. */
  isTopLevel?: boolean
  flavour?: string
  language?: string
  /** Unit of rollouts: the visitor's device id, when known. */
  unitId: string | null
}

/** Widgets. Owns the table widgets. Answers are cached objects: do not change them. */
export abstract class WidgetsContract {
  /** null when unknown, deleted or switched off. */
  abstract find(id: string): Promise<WidgetRecord | null>
  /** null when there is no such widget, or it is switched off. */
  abstract widgetData(query: WidgetQuery): Promise<WidgetData | null>
  abstract bootstrap(query: BootstrapQuery): Promise<BootstrapAnswer | null>
  /** For a page without games: the same, for the widget if there is one, else for the page's domain. */
  abstract pageBootstrap(
    query: Omit<BootstrapQuery, 'widgetId'> & { widgetId: string | null }
  ): Promise<PageData['bootstrap']>
  /** false when the widget exists; then nothing changes. */
  abstract addWidget(widget: NewWidget): Promise<boolean>
}
