import type { QueuedCall, ScriptPolicy, VSWidgetGlobal } from './contract'

declare global {
  interface Window {
    VSWidget?: VSWidgetGlobal | { q?: QueuedCall[]; policy?: ScriptPolicy }
  }
}
