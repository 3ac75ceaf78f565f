import type { QueuedCall, VSWidgetGlobal } from './contract'

declare global {
  interface Window {
    VSWidget?: VSWidgetGlobal | { q?: QueuedCall[] }
  }
}
