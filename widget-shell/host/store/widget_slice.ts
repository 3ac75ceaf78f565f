import type { CardEvents } from '@sidepick/card-kit'
import { plainSlice } from './plain_slice'

/** A card that stands over the game until it is closed. */
export interface Overlay {
  componentName: string
  props: Record<string, unknown>
  /** Whether the card closes itself; for others the host draws the way out. */
  closesItself: boolean
}

interface WidgetState {
  /** Of the widget itself, in CSS px. */
  widthPx: number
  toast: (CardEvents['toast'] & { id: number }) | null
  /** A dialog that only OK closes; the text is the server's own where it gave one. */
  alert: { message: string | null } | null
  overlay: Overlay | null
}

const initialState: WidgetState = { widthPx: 0, toast: null, alert: null, overlay: null }

/** What lies around the cards: size, notices and the screen over the game. */
export const widgetSlice = plainSlice(
  'widget',
  initialState
)({
  widthMeasured: (state, widthPx: number) => ({ ...state, widthPx }),
  toastRaised: (state, toast: CardEvents['toast']) => ({
    ...state,
    toast: { ...toast, id: (state.toast?.id ?? 0) + 1 },
  }),
  toastDismissed: (state, id: number) =>
    state.toast?.id === id ? { ...state, toast: null } : state,
  alertRaised: (state, message: string | null) => ({ ...state, alert: { message } }),
  alertClosed: (state) => ({ ...state, alert: null }),
  overlayOpened: (state, overlay: Overlay) => ({ ...state, overlay }),
  overlayClosed: (state) => ({ ...state, overlay: null }),
})

export const {
  widthMeasured,
  toastRaised,
  toastDismissed,
  alertRaised,
  alertClosed,
  overlayOpened,
  overlayClosed,
} = widgetSlice.actions
