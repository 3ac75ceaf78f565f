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
import { whenBelow } from './when_below'

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
  let driver: Promise<void> | undefined
  let made: Driver | undefined

  function drive() {
    const { mode } = options
    if (driver || !isMode(mode)) return
    if (!MODE_BOXES[mode].moves && !isOn(options.mini)) return
    driver = page.loadScript(MODES_FILE).then((makeDriver) => {
      if (signal.aborted) return
      if (!makeDriver) return widget.warn(`mode ${mode} did not load, using inline`)
      made = (makeDriver as MakeDriver)(widget)
      if (isOn(options.startDocked)) made.dock()
    })
  }

  /** Of its mode, which the configuration can only narrow. */
  const reserved = widget.size
  /** Only below the visible area, where nobody sees the page move. */
  const narrow = whenBelow(widget, () => {
    const { maxWidth = reserved.most, noMinWidth } = widget.terms!
    const least = noMinWidth ? 0 : reserved.least
    widget.size = { ...reserved, most: Math.min(maxWidth, reserved.most), least }
    if (made) made.setWidth()
    else setWidths(widget.box, widget.size, options.maxWidth)
  })

  /** Takes in what the widget's record and the configuration in effect say. */
  function learn(told: Raw<WidgetMessages['vs_terms']>) {
    const { mode, maxWidth, noMinWidth, docking, rail, docked } = told
    // Only with the first terms: later ones would move a player that stands somewhere else by then.
    const docks = docked === true && !widget.terms && options.startDocked === undefined
    widget.terms = {
      docking: docking !== false,
      rail: rail === true,
      maxWidth: Number(maxWidth) || undefined,
      noMinWidth: noMinWidth === true,
    }
    // An attribute wins; a mode that the record names keeps the box that stands already.
    if (!isMode(options.mode) && isMode(mode)) options.mode = mode
    narrow()
    drive()
    void driver?.then(() => made?.learned())
    if (docks) void driver?.then(() => made?.dock())
    if (!driver && isOn(options.startDocked)) act('dock')
  }

  function act(verb: Verb) {
    if (driver) void driver.then(() => made?.[verb]())
    else widget.warn(`${verb}() does nothing in mode ${options.mode ?? 'inline'}`)
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
      void driver?.then(() => take(made?.receivers, action, data, widget))
    },
    act,
    setConsent: consent.state,
  }
}
