import { MODE_BOXES } from '@sidepick/rules/display_modes'
import { isOn } from '@sidepick/rules/read_option'
import type { WidgetMessages } from '../../host/bridge/messages'
import type { ConsentData } from '../../host/bridge/page_data'
import type { Raw, Receivers } from '../channel'
import { setWidths } from '../modes/box'
import type { Driver, MakeDriver, Verb } from '../modes/mode'
import type { Link } from '../load_script'
import { isMode } from '../modes/is_mode'
import type { Widget } from '../widget'
import { breakFrame } from './break_frame'
import { keepConsent } from './keep_consent'
import { receivers } from './receivers'
import { takeSound } from './sound'
import { tellNeighbours } from './tell_neighbours'

declare const MODES_FILE: Link

/** What a widget needs from its first play on, or where the page asks for more than a game in the text. */
export interface More {
  receive(action: string, data: object): void
  act(verb: Verb): void
  setConsent(consent: ConsentData): void
}

export type StartMore = (widget: Widget) => More

/** Takes the message if there is a handler for it. */
function take(handlers: Receivers | undefined, action: string, data: object, widget: Widget) {
  if (handlers && Object.hasOwn(handlers, action)) {
    handlers[action as keyof Receivers]?.(data as never, widget)
  }
}

export const startMore: StartMore = (widget) => {
  const { options, signal, page } = widget
  const consent = keepConsent(widget)
  const layerFor = breakFrame(widget)
  let driver: Promise<Driver | void> | undefined

  function drive() {
    const { mode } = options
    if (driver || !isMode(mode)) return
    if (!MODE_BOXES[mode].moves && !isOn(options.mini)) return
    driver = page.loadScript(MODES_FILE).then((makeDriver) => {
      if (signal.aborted) return
      if (!makeDriver) return widget.warn(`mode ${mode} did not load, using inline`)
      const made = (makeDriver as MakeDriver)(widget)
      if (isOn(options.startDocked)) made.dock()
      return made
    })
  }

  /** Takes in what the widget's record and configuration say. */
  function learn({ mode, maxWidth, noMinWidth, docking, rail }: Raw<WidgetMessages['vs_terms']>) {
    const { box, size } = widget
    const widest = Number(maxWidth) || undefined
    widget.terms = { docking: docking !== false, rail: rail === true, maxWidth: widest }
    // An attribute wins; a mode that the record names keeps the box that stands already.
    if (!isMode(options.mode) && isMode(mode)) options.mode = mode
    // Only below the visible area, where nobody sees the page move.
    if (box.outer.getBoundingClientRect().top >= innerHeight) {
      const most = Math.min(widest ?? size.most, size.most)
      const least = noMinWidth === true ? 0 : size.least
      widget.size = { ...size, most, least }
      setWidths(box, widget.size, options.maxWidth)
    }
    drive()
  }

  const own: Receivers = {
    vs_terms: learn,
    vs_get_consent_data: consent.ask,
    vs_sound: ({ muted }) => takeSound(widget, muted !== false),
  }

  signal.addEventListener('abort', () => takeSound(widget, true))
  tellNeighbours(page)
  drive()
  return {
    receive(action, data) {
      for (const handlers of [receivers, own]) take(handlers, action, data, widget)
      void layerFor(action, data)?.then((layer) => take(layer, action, data, widget))
      void driver?.then((it) => take(it?.receivers, action, data, widget))
    },
    act(verb) {
      if (driver) void driver.then((it) => it?.[verb]())
      else widget.warn(`${verb}() does nothing in mode ${options.mode ?? 'inline'}`)
    },
    setConsent: consent.state,
  }
}
