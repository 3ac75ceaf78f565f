import type { Envelope, HostMessages, WidgetMessages } from './messages'

export type HostAction = keyof HostMessages
export type WidgetAction = keyof WidgetMessages

/** The actions that a page may send; others are dropped before their data are read. */
const HOST_ACTIONS: Record<HostAction, true> = {
  vs_init: true,
  vs_consent_data: true,
  vs_visibility: true,
  vs_viewport: true,
  vs_pause: true,
  vs_resume: true,
  vs_logout_request: true,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message of the page that fits this instance, or null for everything else that arrives in a frame. */
export function readEnvelope(
  data: unknown,
  iid: string
): Envelope<HostAction, Record<string, unknown>> | null {
  if (!isRecord(data)) return null
  const { action, source, v } = data
  if (source !== 'vs-host' || v !== 1 || data.iid !== iid) return null
  if (typeof action !== 'string' || !Object.hasOwn(HOST_ACTIONS, action)) return null
  if (data.data !== undefined && !isRecord(data.data)) return null
  return { action: action as HostAction, source, v, iid, data: data.data ?? {} }
}

export function writeEnvelope<Action extends WidgetAction>(
  action: Action,
  data: WidgetMessages[Action],
  iid: string,
  widgetId?: string
): Envelope<Action, WidgetMessages[Action]> {
  return {
    action,
    source: 'vs-widget',
    v: 1,
    iid,
    ...(widgetId !== undefined && { widgetId }),
    data,
  }
}
