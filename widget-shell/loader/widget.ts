import {
  MINI_BOX,
  MODE_BOXES,
  type BoxSize,
  type Circumstances,
} from '@sidepick/rules/display_modes'
import type { MountOptions } from '@sidepick/rules/embed_options'
import { FRAME_STYLES } from '@sidepick/rules/box_styles'
import { frameUrl } from '@sidepick/rules/frame_url'
import { isOn } from '@sidepick/rules/read_option'
import type { ConsentData } from '../host/bridge/page_data'
import { openChannel, type Channel, type Receivers } from './channel'
import type { Diagnostic, EventName, WidgetEvents, WidgetHandle } from './contract'
import { emit, listen } from './events'
import { createFrame } from './frame'
import { pageReference } from './page_reference'
import { greeting } from './greeting'
import { watchLifeSigns, type LifeSigns } from './life_signs'
import type { Link, scriptLoader } from './load_script'
import { createBox, type Box } from './modes/box'
import { isMode } from './modes/is_mode'
import type { Verb } from './modes/mode'
import type { More, StartMore } from './more/start_more'
import { readOptions } from './options'
import { viewport, watchRatio, whenNear } from './presence'
import { dress } from './styles'
import { VERSION } from './version'
import { warnOnce } from './warn'

declare const MORE_FILE: Link

/** Functions that consent platforms put on the page. */
const CONSENT_PLATFORMS = ['__tcfapi', '__gpp', '__uspapi']

/** The three elements of the box and the frame, in a snippet that has them. */
const WRITTEN = '[data-vs-box=written],[data-vs-box=written] *'

/** What a widget shares with the page's other widgets. */
export interface Page {
  /** Where the frames come from. */
  origin: string
  /** The widgets by container. */
  widgets: Map<Element, Widget>
  /** The events of all widgets. */
  events: EventTarget
  /** The widget that plays sound. */
  sounding?: Widget | null
  /** Loads a later file of the loader. */
  loadScript: ReturnType<typeof scriptLoader>
}

/** A widget for the handlers of its messages. */
export interface Widget {
  page: Page
  container: HTMLElement
  box: Box
  /** Of the place in the text; the configuration may narrow it. */
  size: BoxSize
  iframe: HTMLIFrameElement
  options: MountOptions
  channel: Channel
  /** The reader's consent; null before any answer. */
  consent: ConsentData | null
  lifeSigns: LifeSigns
  handle: WidgetHandle
  /** Aborted when the widget is destroyed. */
  signal: AbortSignal
  /** Visible share of the frame, 0 to 1. */
  inView: number
  /** What the configuration in effect says about places and widths, once it has said anything. */
  terms?: Pick<Circumstances, 'docking' | 'rail'> & { maxWidth?: number; noMinWidth: boolean }
  /** Writes to the console, once per message. */
  warn(message: string): void
  emit<Name extends EventName>(name: Name, data: WidgetEvents[Name]): void
}

/** @throws Error when neither options nor attributes name a widget. */
export function createWidget(
  container: HTMLElement,
  given: MountOptions | undefined,
  page: Page
): Widget {
  const options = readOptions(container, given)
  if (!options.widget && !options.custom) throw new Error('[VSWidget] data-vs-widget is missing')

  // Not randomUUID, which a page without https does not have.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('')
  const lifetime = new AbortController()
  const { signal } = lifetime
  const events = new EventTarget()
  const warn = warnOnce(container)
  const eager = isOn(options.eager ?? options.startDocked)
  const ref = pageReference()
  const reserved = MODE_BOXES[isMode(options.mode) ? options.mode : 'inline']
  const size = isOn(options.mini) ? MINI_BOX : reserved
  const written = container.querySelectorAll<HTMLElement>(WRITTEN)
  const box = createBox(size, options.maxWidth, written)
  const lang = options.lang ?? document.documentElement.lang
  const iframe =
    (written[3] as HTMLIFrameElement | undefined) ??
    createFrame(frameUrl(page.origin, options, ref, VERSION), lang, eager)
  dress(iframe, FRAME_STYLES)
  let more: Promise<More | undefined> | undefined

  const channel = openChannel(id, iframe, page.origin, signal, (action, data) => {
    const handle = Object.hasOwn(greeting, action) && greeting[action as keyof Receivers]
    if (handle) handle(data as never, widget)
    else withMore((it) => it.receive(action, data))
  })

  /** Runs with what is loaded only when somebody plays or the page asks for more, in the order of the calls. */
  function withMore(use: (it: More) => void) {
    more ??= page.loadScript(MORE_FILE).then((start) => {
      if (start && !signal.aborted) return (start as StartMore)(widget)
    })
    void more.then((it) => it && !signal.aborted && use(it))
  }

  const act = (verb: Verb) => () => {
    load()
    withMore((it) => it.act(verb))
  }

  const handle: WidgetHandle = {
    id,
    iframe,
    on: (name, listener) => listen(events, name, listener, signal),
    dock: act('dock'),
    undock: act('undock'),
    minimize: act('minimize'),
    maximize: act('maximize'),
    setConsent: (consent) => withMore((it) => it.setConsent(consent)),
    logout: () => channel.post('vs_logout_request', {}),
    destroy() {
      if (signal.aborted) return
      page.widgets.delete(container)
      lifetime.abort()
      box.outer.remove()
    },
  }

  const widget: Widget = {
    page,
    container,
    box,
    size,
    iframe,
    options,
    handle,
    channel,
    signal,
    consent: null,
    lifeSigns: watchLifeSigns(container, iframe, signal, report),
    inView: 0,
    warn,
    emit(name, data) {
      emit(events, name, data)
      emit(page.events, name, data, handle)
    },
  }

  function report(message: Diagnostic) {
    warn(message)
    widget.emit('error', { message })
  }

  function load() {
    // Expected already.
    if (iframe.onload) return
    if (!iframe.parentNode) box.slot.append(iframe)
    widget.lifeSigns.expect()
    if (!ref) report('missing referrer')
    if (reserved.moves || CONSENT_PLATFORMS.some((name) => name in window)) withMore(() => {})
  }

  if (!iframe.parentNode) {
    // A page that was saved or copied has the box, and not its widget.
    container.querySelector('[data-vs-box]')?.remove()
    container.append(box.outer)
  }
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
