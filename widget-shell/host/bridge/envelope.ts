import { isTooLong } from '@sidepick/rules/message_size'
import { isHostAction } from './read_host_message'
import type { Envelope, HostMessages, WidgetMessages } from './messages'

export type HostAction = keyof HostMessages
export type WidgetAction = keyof WidgetMessages

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The message of the page that fits this instance, or null for everything else that arrives in a frame. An instance
 * without an id takes any.
 */
export function readEnvelope(
  data: unknown,
  iid: string
): Envelope<HostAction, Record<string, unknown>> | null {
  if (!isRecord(data)) return null
  const { action, source, v, seq } = data
  if (source !== 'vs-host' || v !== 1 || typeof data.iid !== 'string') return null
  if (iid !== '' && data.iid !== iid) return null
  if (typeof action !== 'string' || !isHostAction(action)) return null
  if (seq !== undefined && typeof seq !== 'number') return null
  if ((data.data !== undefined && !isRecord(data.data)) || isTooLong(data)) return null
  return { action, source, v, iid: data.iid, seq, data: data.data ?? {} }
}

let sent = 0

/** Above every number of this frame's documents before, which a reload forgets. */
const nextSeq = () => (sent = Math.max(sent + 1, Date.now()))

export function writeEnvelope<Action extends WidgetAction>(
  action: Action,
  data: WidgetMessages[Action],
  iid: string,
  widgetId?: string
): Envelope {
  const envelope = {
    action,
    v: 1,
    iid,
    seq: nextSeq(),
    ...(widgetId !== undefined && { widgetId }),
  }
  // A measurement's fields stand in the envelope itself.
  if (action === 'frame_break') return { ...envelope, v: 1, source: 'embed', ...data }
  return { ...envelope, v: 1, source: 'vs-widget', data }
}
