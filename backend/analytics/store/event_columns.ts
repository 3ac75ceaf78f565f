import type { AnalyticsContext } from '@sidepick/rules/analytics_events'
import type { Binding } from '#shared/database/driver'

/** One event as it is stored. */
export interface StoredEvent {
  batchId: string
  seq: number
  receivedAtMs: number
  name: string
  gameId: string | null
  detail: string
  reason: string
  fails: boolean
  release: string
  properties: object
  context: Omit<AnalyticsContext, 'release'>
  sessionHash: string | null
  deviceHash: string | null
}

type Column = [name: string, type: 'text' | 'integer' | 'flag', of: (event: StoredEvent) => Binding]

/** Every column with what an event puts there. */
export const EVENT_COLUMNS: readonly Column[] = [
  ['batch_id', 'text', ({ batchId }) => batchId],
  ['seq', 'integer', ({ seq }) => seq],
  ['received_at', 'integer', ({ receivedAtMs }) => receivedAtMs],
  ['name', 'text', ({ name }) => name],
  ['widget_id', 'text', ({ context }) => context.widgetId ?? null],
  ['game_id', 'text', ({ gameId }) => gameId],
  ['partner', 'text', ({ context }) => context.partner],
  ['host', 'text', ({ context }) => context.host],
  ['display_mode', 'text', ({ context }) => context.displayMode],
  ['widget_mode', 'text', ({ context }) => context.widgetMode],
  ['flavour', 'text', ({ context }) => context.flavour],
  ['release', 'text', ({ release }) => release],
  ['app_version', 'text', ({ context }) => context.appVersion],
  ['config', 'text', ({ context }) => context.config],
  ['session_hash', 'text', ({ sessionHash }) => sessionHash],
  ['device_hash', 'text', ({ deviceHash }) => deviceHash],
  ['detail', 'text', ({ detail }) => detail],
  ['reason', 'text', ({ reason }) => reason],
  ['fails', 'flag', ({ fails }) => Number(fails)],
  ['properties', 'text', ({ properties }) => JSON.stringify(properties)],
  ['experiments', 'text', ({ context }) => JSON.stringify(context.experiments)],
]
