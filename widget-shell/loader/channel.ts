import { isTooLong } from '@sidepick/rules/message_size'
import type { Envelope, HostMessages, WidgetMessages } from '../host/bridge/messages'
import type { Widget } from './widget'

/** The data of a message before anybody has looked at them. */
export type Raw<Data> = { [Field in keyof Data]?: unknown }

/** The handlers of a widget's messages, which check each field. A message without one is ignored. */
export type Receivers = {
  [Action in keyof WidgetMessages]?: (data: Raw<WidgetMessages[Action]>, widget: Widget) => void
}

export interface Channel {
  /** Queued until the widget's handshake; per action only the latest is kept. */
  post<Action extends keyof HostMessages>(action: Action, data: HostMessages[Action]): void
  /** Answers the handshake, then sends the queued messages. */
  greet(init: HostMessages['vs_init']): void
}

const SOURCES: unknown[] = ['vs-widget', 'embed'] satisfies Envelope['source'][]

/**
 * Messages between one frame and the page. Ignored: other sources, what is too long, what came before, and everything
 * before the widget's hello.
 */
export function openChannel(
  iid: string,
  iframe: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  receive: (action: string, data: object) => void
): Channel {
  const held = new Map<keyof HostMessages, unknown>()
  let greeted = false
  let sent = 0
  let last = 0

  function send(data: unknown, action: keyof HostMessages) {
    const envelope: Envelope = { action, source: 'vs-host', v: 1, iid, seq: ++sent, data }
    iframe.contentWindow?.postMessage(envelope, origin)
  }

  addEventListener(
    'message',
    ({ data, origin: from, source }: MessageEvent<Partial<Envelope> | null>) => {
      if (from !== origin || !source || source !== iframe.contentWindow) return
      const message = Object(data) as Partial<Envelope>
      const { action, seq = last + 1 } = message
      // A frame learns its instance id from the answer to its hello.
      if (message.iid !== iid && (message.iid || action !== 'vs_hello')) return
      if (message.v !== 1 || !SOURCES.includes(message.source)) return
      if (!(Number.isFinite(seq) && seq > last && (greeted || action === 'vs_hello'))) return
      if (isTooLong(message)) return
      last = seq
      // The envelope of measurements has fields of its own.
      receive(String(action), Object(message.source === SOURCES[1] ? message : message.data))
    },
    { signal }
  )

  return {
    post(action, data) {
      if (greeted) send(data, action)
      else held.set(action, data)
    },
    greet(init) {
      send(init, 'vs_init')
      greeted = true
      held.forEach(send)
      held.clear()
    },
  }
}
