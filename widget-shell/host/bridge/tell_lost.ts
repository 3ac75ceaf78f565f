import type { Envelope, WidgetMessages } from './messages'

/**
 * For a frame whose host did not load: greets the page around it, and says to the page's answer that no game comes. Without a
 * greeting the loader takes the frame for a refusal of the browser, and hides it.
 */
export function tellLost(frame: Window) {
  const { parent } = frame
  if (parent === frame) return
  // Above what a game in this frame has sent before.
  let seq = Date.now()

  function send<Action extends 'vs_hello' | 'vs_failed'>(
    action: Action,
    data: WidgetMessages[Action],
    iid: string,
    origin: string
  ) {
    const envelope: Envelope = { action, source: 'vs-widget', v: 1, iid, seq: ++seq, data }
    parent.postMessage(envelope, origin)
  }

  frame.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<Partial<Envelope> | null>) => {
      if (source !== parent || data?.source !== 'vs-host' || data.action !== 'vs_init') return
      send('vs_failed', { message: 'not available' }, String(data.iid), origin)
    }
  )
  send('vs_hello', {}, '', '*')
}
