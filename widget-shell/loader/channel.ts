import type { Envelope, HostMessages, WidgetMessages } from '../host/bridge/messages'

type Receivers = {
  [Action in keyof WidgetMessages]?: (data: Partial<WidgetMessages[Action]>) => void
}

export interface Channel {
  /** Holds the message until the widget has said hello; of one action only the latest counts. */
  post<Action extends keyof HostMessages>(action: Action, data: HostMessages[Action]): void
  /** Answers the hello, and sends what was held after it. */
  greet(init: HostMessages['vs_init']): void
}

interface ChannelOptions {
  iid: string
  /** The only origin that is heard and written to. */
  origin: string
  frame: HTMLIFrameElement
  receivers: Receivers
  signal: AbortSignal
}

/** Messages between one frame and its handle. Whatever did not come from this very widget is not even answered. */
export function openChannel({ iid, origin, frame, receivers, signal }: ChannelOptions): Channel {
  const held = new Map<keyof HostMessages, unknown>()
  let greeted = false

  function send(action: keyof HostMessages, data: unknown) {
    const envelope: Envelope = { action, source: 'vs-host', v: 1, iid, data }
    frame.contentWindow?.postMessage(envelope, origin)
  }

  function receive(event: MessageEvent<unknown>) {
    if (event.origin !== origin || event.source !== frame.contentWindow || !event.source) return
    const message = event.data as Partial<Envelope> | null
    if (message?.source !== 'vs-widget' || message.v !== 1 || message.iid !== iid) return
    const action = message.action as keyof WidgetMessages
    if (!Object.hasOwn(receivers, action)) return
    receivers[action]?.((message.data ?? {}) as never)
  }

  addEventListener('message', receive, { signal })

  return {
    post(action, data) {
      if (greeted) send(action, data)
      else held.set(action, data)
    },
    greet(init) {
      send('vs_init', init)
      greeted = true
      held.forEach((data, action) => send(action, data))
      held.clear()
    },
  }
}
