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
  /** Origins that may frame the widget beside the partner's own; empty and public means any. */
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
  /** true unless said otherwise: any site may frame the widget. */
  isPublic?: boolean
}

/** What decides which games a widget lists; the same for everyone who asks. */
export interface WidgetGamesQuery {
  /** Comes first when it can be listed; left aside otherwise. */
  gameId?: string
  /** Games at most, regular and autofilled together. */
  size: number
  /** Games that hold more of its words fill the list up; a text that offends gives way to a neutral one. */
  text?: string
  /** The page that is being read, for the same; nothing is fetched from it. */
  article?: Article
  preferredCategoryIds?: string[]
  excludedCategoryIds?: string[]
  language?: Language
  state?: 'new' | 'active'
  isAd?: boolean
}

export interface WidgetQuery extends WidgetGamesQuery {
  widgetId: string
  userId: string | null
  /** With the state `active` it hides the games that the caller has played. */
  enabled?: boolean
  page: { host: string; path: string; query: string }
}

export interface BootstrapQuery {
  widgetId: string
  page: PageAddress
  /** Whether no frame holds the page; nobody vouches then for what it says of the page it stands on. */
  isTopLevel?: boolean
  flavour?: string
  language?: string
  /** Unit of rollouts: the visitor's device id, when known. */
  unitId: string | null
}

/** Where games are shown. Owns the table widgets. Answers come from memory and are not to be changed. */
export abstract class WidgetsContract {
  /** null when unknown, deleted or switched off. */
  abstract find(id: string): Promise<WidgetRecord | null>
  /** null when there is no such widget, or it is switched off. */
  abstract widgetData(query: WidgetQuery): Promise<WidgetData | null>
  abstract bootstrap(query: BootstrapQuery): Promise<BootstrapAnswer | null>
  /** For a page without games: the same, of the widget if there is one, else of the page's domain alone. */
  abstract pageBootstrap(
    query: Omit<BootstrapQuery, 'widgetId'> & { widgetId: string | null }
  ): Promise<PageData['bootstrap']>
  /** false when the widget exists already, which leaves it as it is. */
  abstract addWidget(widget: NewWidget): Promise<boolean>
}
