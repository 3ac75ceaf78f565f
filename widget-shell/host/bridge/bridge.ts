import { readEnvelope, writeEnvelope, type HostAction, type WidgetAction } from './envelope'
import { createHostEvents, type HostEvents } from './host_events'
import { readHostMessage } from './read_host_message'
import type { HostMessages, WidgetMessages } from './messages'

/** Longest wait for the page before the first game is shown, in milliseconds. */
const HANDSHAKE_LIMIT_MS = 500

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
   * Sends the handshake once, and resolves with the page's answer, or null when it is late or there is no parent page.
   * A later call gets a late answer.
   */
  handshake: () => Promise<HostMessages['vs_init'] | null>
  /** Sends to the origin from the handshake; queued until it is known, dropped without a parent page. */
  send: <Action extends WidgetAction>(action: Action, data: WidgetMessages[Action]) => void
  close: () => void
}

export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  // A sandboxed page has the opaque origin "null", which cannot be a target origin.
  if (origin === 'null') return false
  return allowed.some((entry) => {
    if (entry === '*' || entry === origin) return true
    const [scheme, host] = entry.split('://*.')
    return host !== undefined && origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`)
  })
}

/** The only code that posts messages to the publisher's page or listens to it. */
export function createBridge(options: BridgeOptions): Bridge {
  const { frame, widgetId, allowedParentOrigins } = options
  const parent = frame.parent === frame ? null : frame.parent
  const events = createHostEvents()
  let { iid } = options
  let parentOrigin: string | null = null
  let init: HostMessages['vs_init'] | null = null
  let greeting: Promise<void> | null = null
  let lastSeq = 0
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
    if (!isAllowedOrigin(event.origin, allowedParentOrigins)) return
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
      // The only message to any origin: it contains only an id that the page itself gave us, if any.
      parent.postMessage(writeEnvelope('vs_hello', {}, iid), '*')
    })

  frame.addEventListener('message', onMessage)

  return {
    events,
    handshake: () => (greeting ??= greet()).then(() => init),
    send(action, data) {
      if (!parent) return
      if (parentOrigin === null) waiting.push({ action, data })
      else post(action, data, parentOrigin)
    },
    close() {
      frame.removeEventListener('message', onMessage)
      waiting = []
    },
  }
}
