import type { CardEvents, Challenge, ListedGame } from '@sidepick/card-kit'
import type { Place } from '@sidepick/rules/display_modes'
import type { ExperienceConfig } from '@sidepick/rules/types'
import type { HostMessages } from '../bridge/messages'
import type { ConsentData } from '../bridge/page_data'
import { pageOptions, type PageOptions } from '../bridge/page_options'
import { plainSlice } from './plain_slice'

interface WidgetState {
  /** Of the widget itself, in CSS px. */
  widthPx: number
  heightPx?: number
  toast: (CardEvents['toast'] & { id: number }) | null
  /** Replaces the entry's rules once a partner's cards have loaded. */
  config?: ExperienceConfig
  /** Where the frame stands on the publisher's page. */
  place: Place
  options: PageOptions
  /** The page has other widgets too. */
  hasNeighbour?: boolean
  /** The window of the publisher's page, in CSS px; null without such a page. */
  viewport: HostMessages['vs_viewport'] | null
  /** The games of the visit, see `PlayView`. */
  list?: readonly ListedGame[]
  /** Where a configuration has one. */
  challenge?: Challenge
  /** Null until the page has said something about it. */
  consent: ConsentData | null
  /** Ads may be shown: configuration, page and player allow them. */
  adsOn?: boolean
  /** Missing as long as nobody looked. */
  adblockerDetected?: boolean
}

const initialState: WidgetState = {
  widthPx: 0,
  toast: null,
  place: 'flow',
  options: pageOptions(),
  viewport: null,
  consent: null,
}

/** What lies around the cards: size and notices. */
export const widgetSlice = plainSlice(
  'widget',
  initialState
)({
  widthMeasured: (state, widthPx: number) => ({ ...state, widthPx }),
  heightMeasured: (state, heightPx: number) => ({ ...state, heightPx }),
  configPlaced: (state, config: ExperienceConfig) => ({ ...state, config }),
  pageLearned: (
    state,
    learned: Partial<
      Pick<WidgetState, 'place' | 'options' | 'hasNeighbour' | 'viewport' | 'consent'>
    >
  ) => ({ ...state, ...learned }),
  adsPlaced: (state, ads: Pick<WidgetState, 'adsOn' | 'adblockerDetected'>) => ({
    ...state,
    ...ads,
  }),
  listMoved: (state, list: readonly ListedGame[]) => ({ ...state, list }),
  challengeMoved: (state, challenge: Challenge) => ({ ...state, challenge }),
  toastRaised: (state, toast: CardEvents['toast']) => ({
    ...state,
    toast: { ...toast, id: (state.toast?.id ?? 0) + 1 },
  }),
  toastDismissed: (state, id: number) =>
    state.toast?.id === id ? { ...state, toast: null } : state,
})

export const {
  widthMeasured,
  heightMeasured,
  configPlaced,
  pageLearned,
  adsPlaced,
  listMoved,
  challengeMoved,
  toastRaised,
  toastDismissed,
} = widgetSlice.actions
