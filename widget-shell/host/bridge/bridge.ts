import { listsOrigin } from '@sidepick/rules/origin_match'
import { readEnvelope, writeEnvelope, type HostAction, type WidgetAction } from './envelope'
import { createHostEvents, type HostEvents } from './host_events'
import { readHostMessage } from './read_host_message'
import type { HostMessages, WidgetMessages } from './messages'

/** Longest wait for the page before the first game is shown, in milliseconds. */
const HANDSHAKE_LIMIT_MS = 500

/** First and longest wait between two hellos, in milliseconds: a snippet may have the frame in it, and its loader come later. */
const HELLO_WAITS_MS = [250, 8000] as const

interface BridgeOptions {
  /** The frame's own window. */
  frame: Window
  /** Empty until the page's greeting names it. */
  iid: string
  widgetId: string
  /** Origins of registered partner pages; `*` for a public widget, `https://*.example.com` for a whole domain. */
  allowedParentOrigins: readonly string[]
}

export interface Bridge {
  events: HostEvents
  /**
   * Says hello until the page answers; resolves with the answer, or null when it is late or there is no parent page. A later
   * call gets a late answer.
   */
  handshake: () => Promise<HostMessages['vs_init'] | null>
  /** The page's first answer, however late. */
  greeted: Promise<HostMessages['vs_init']>
  /** Sends to the origin from the handshake; queued until it is known, dropped without a parent page. */
  send: <Action extends WidgetAction>(action: Action, data: WidgetMessages[Action]) => void
  close: () => void
}

/** The only code that posts messages to the publisher's page or listens to it. */
export function createBridge(options: BridgeOptions): Bridge {
  const { frame, widgetId, allowedParentOrigins } = options
  const parent = frame.parent === frame ? null : frame.parent
  const events = createHostEvents()
  let { iid } = options
  let parentOrigin: string | null = null
  let init: HostMessages['vs_init'] | null = null
  const greeted = new Promise<HostMessages['vs_init']>((resolve) => events.on('vs_init', resolve))
  let greeting: Promise<void> | null = null
  let lastSeq = 0
  let closed = false
  let waiting: { action: WidgetAction; data: WidgetMessages[WidgetAction] }[] = []

  const post = (action: WidgetAction, data: WidgetMessages[WidgetAction], origin: string) =>
    parent?.postMessage(writeEnvelope(action, data, iid, widgetId), origin)

  const learnOrigin = (origin: string) => {
    parentOrigin = origin
    for (const { action, data } of waiting) post(action, data, origin)
    waiting = []
  }

  const take = <Action extends HostAction>(action: Action, raw: Record<string, unknown>) => {
    const data = readHostMessage(action, raw)
    if (data) events.emit(action, data)
  }

  const onMessage = (event: MessageEvent) => {
    if (!parent || event.source !== parent) return
    if (!listsOrigin(allowedParentOrigins, event.origin)) return
    const message = readEnvelope(event.data, iid)
    if (!message) return
    // The page's first message must be the handshake; later messages count only from the same origin.
    if (parentOrigin === null && message.action === 'vs_init') {
      iid = message.iid
      learnOrigin(event.origin)
    }
    const { seq = lastSeq + 1 } = message
    if (event.origin !== parentOrigin || !(seq > lastSeq)) return
    lastSeq = seq
    take(message.action, message.data ?? {})
  }

  const greet = () =>
    new Promise<void>((resolve) => {
      if (!parent) return resolve()
      setTimeout(resolve, HANDSHAKE_LIMIT_MS)
      events.on('vs_init', (data) => {
        init = data
        resolve()
      })
      sayHello(HELLO_WAITS_MS[0])
    })

  const sayHello = (wait: number) => {
    if (parentOrigin !== null || closed) return
    // The only message to any origin: it contains only an id that the page itself gave us, if any.
    parent?.postMessage(writeEnvelope('vs_hello', {}, iid), '*')
    setTimeout(sayHello, wait, Math.min(2 * wait, HELLO_WAITS_MS[1]))
  }

  frame.addEventListener('message', onMessage)

  return {
    events,
    greeted,
    handshake: () => (greeting ??= greet()).then(() => init),
    send(action, data) {
      if (!parent) return
      if (parentOrigin === null) waiting.push({ action, data })
      else post(action, data, parentOrigin)
    },
    close() {
      closed = true
      frame.removeEventListener('message', onMessage)
      waiting = []
    },
  }
}
