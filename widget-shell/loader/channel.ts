import type { Envelope, HostMessages, WidgetMessages } from '../host/bridge/messages'
import type { Widget } from './widget'

/** The handlers of a widget's messages. A message without one is ignored. */
export type Receivers = {
  [Action in keyof WidgetMessages]?: (data: Partial<WidgetMessages[Action]>, widget: Widget) => void
}

export interface Channel {
  /** Queued until the widget's handshake; per action only the latest is kept. */
  post<Action extends keyof HostMessages>(action: Action, data: HostMessages[Action]): void
  /** Answers the handshake, then sends the queued messages. */
  greet(init: HostMessages['vs_init']): void
}

/** Messages between one frame and the page. Messages from other sources are ignored. */
export function openChannel(
  iid: string,
  iframe: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  receive: (action: string, data: object) => void
): Channel {
  const held = new Map<keyof HostMessages, unknown>()
  let greeted = false

  function send(data: unknown, action: keyof HostMessages) {
    const envelope: Envelope = { action, source: 'vs-host', v: 1, iid, data }
    iframe.contentWindow?.postMessage(envelope, origin)
  }

  addEventListener(
    'message',
    (event: MessageEvent<Partial<Envelope> | null>) => {
      if (event.origin !== origin || !event.source || event.source !== iframe.contentWindow) return
      const message = Object(event.data) as Partial<Envelope>
      if (message.source === 'vs-widget' && message.v === 1 && message.iid === iid) {
        receive(String(message.action), Object(message.data))
      }
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
