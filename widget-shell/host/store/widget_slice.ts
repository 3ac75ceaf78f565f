import type { CardEvents } from '@sidepick/card-kit'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { plainSlice } from './plain_slice'

interface WidgetState {
  /** Of the widget itself, in CSS px. */
  widthPx: number
  toast: (CardEvents['toast'] & { id: number }) | null
  /** Replaces the entry's rules once a partner's cards have loaded. */
  config?: ExperienceConfig
}

const initialState: WidgetState = { widthPx: 0, toast: null }

/** What lies around the cards: size and notices. */
export const widgetSlice = plainSlice(
  'widget',
  initialState
)({
  widthMeasured: (state, widthPx: number) => ({ ...state, widthPx }),
  configPlaced: (state, config: ExperienceConfig) => ({ ...state, config }),
  toastRaised: (state, toast: CardEvents['toast']) => ({
    ...state,
    toast: { ...toast, id: (state.toast?.id ?? 0) + 1 },
  }),
  toastDismissed: (state, id: number) =>
    state.toast?.id === id ? { ...state, toast: null } : state,
})

export const { widthMeasured, configPlaced, toastRaised, toastDismissed } = widgetSlice.actions
