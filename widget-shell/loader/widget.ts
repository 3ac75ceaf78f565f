import { openChannel, type Channel, type Receivers } from './channel'
import { watchConsent, type Consent } from './consent'
import type { Diagnostic, EventName, WidgetEvents, WidgetHandle } from './contract'
import { emit, listen } from './events'
import { createFrame } from './frame'
import { frameUrl, pageReference } from './frame_url'
import { watchLifeSigns, type LifeSigns } from './life_signs'
import type { Box } from './modes/mode'
import { chooseMode } from './modes/modes'
import { readOptions, type MountOptions } from './options'
import { viewport, watchRatio, whenNear } from './presence'
import { commonReceivers } from './receivers'
import { warnOnce } from './warn'

/** What a widget shares with the page's other widgets. */
export interface Page {
  /** Where the frames come from. */
  origin: string
  /** The events of all widgets. */
  events: EventTarget
  sound(widget: Widget, muted: boolean): void
  forget(widget: Widget): void
}

/** A widget for the handlers of its messages. */
export interface Widget {
  container: HTMLElement
  box: Box
  iframe: HTMLIFrameElement
  options: MountOptions
  channel: Channel
  consent: Consent
  lifeSigns: LifeSigns
  handle: WidgetHandle
  /** Visible share of the frame, 0 to 1. */
  inView: number
  /** The player is using the frame, so its size may change. */
  inUse(): boolean
  emit<Name extends EventName>(name: Name, data: WidgetEvents[Name]): void
  sound(muted: boolean): void
}

/** @throws Error when neither options nor attributes name a widget. */
export function createWidget(container: HTMLElement, given: MountOptions, page: Page): Widget {
  const options = readOptions(container, given)
  if (!options.widget && !options.custom) throw new Error('[VSWidget] data-vs-widget is missing')

  // Not randomUUID, which a page without https does not have.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('')
  const lifetime = new AbortController()
  const { signal } = lifetime
  const events = new EventTarget()
  const warn = warnOnce(container)
  const mode = chooseMode(options, warn)
  const eager = !!(mode.eager || options.startDocked)
  const ref = pageReference()
  const box = mode.box(options)
  const lang = options.lang ?? document.documentElement.lang
  const iframe = createFrame(frameUrl(page.origin, options, id, ref), lang, eager)
  const receivers: Receivers = { ...commonReceivers, ...mode.onMessage }
  const channel = openChannel(id, iframe, page.origin, signal, (action, data) => {
    if (Object.keys(receivers).includes(action)) {
      receivers[action as keyof Receivers]?.(data as never, widget)
    }
  })
  const consent = watchConsent(signal, (known) => channel.post('vs_consent_data', known))
  const without = (method: string) => () => warn(`${method}() does nothing in mode ${mode.name}`)

  const handle: WidgetHandle = {
    id,
    iframe,
    on: (name, listener) => listen(events, name, listener, signal),
    dock: without('dock'),
    undock: without('undock'),
    minimize: without('minimize'),
    maximize: without('maximize'),
    setConsent: consent.state,
    logout: () => channel.post('vs_logout_request', {}),
    destroy() {
      if (signal.aborted) return
      lifetime.abort()
      box.outer.remove()
      page.forget(widget)
    },
  }

  const widget: Widget = {
    container,
    box,
    iframe,
    options,
    handle,
    channel,
    consent,
    lifeSigns: watchLifeSigns(container, signal, report),
    inView: 0,
    inUse: () => document.activeElement === iframe || !!navigator.userActivation?.isActive,
    emit(name, data) {
      emit(events, name, data)
      emit(page.events, name, data, handle)
    },
    sound: (muted) => page.sound(widget, muted),
  }

  function report(message: Diagnostic) {
    warn(message)
    widget.emit('error', { message })
  }

  function load() {
    if (iframe.parentNode) return
    box.slot.append(iframe)
    widget.lifeSigns.expect()
    if (!ref) report('missing referrer')
  }

  container.append(box.outer)
  addEventListener('resize', () => channel.post('vs_viewport', viewport()), { signal })
  watchRatio(box.slot, signal, (ratio) => {
    widget.inView = ratio
    widget.lifeSigns.seen(ratio)
    channel.post('vs_visibility', { ratio })
  })
  if (eager) load()
  else whenNear(box.slot, signal, load)
  return widget
}
