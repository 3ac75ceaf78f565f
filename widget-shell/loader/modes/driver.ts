import { IN_PLACE } from '@sidepick/rules/box_styles'
import { mayTake, reach, STAGE, waysOf, type Place } from '@sidepick/rules/display_modes'
import { PLACEMENTS, type Placement } from '@sidepick/rules/placements'
import { isOn } from '@sidepick/rules/read_option'
import type { Raw, Receivers } from '../channel'
import { hasFocus, isInUse } from '../in_use'
import { dress, OVER_PAGE, setStyles } from '../styles'
import { createBar } from './bar'
import { setWidths } from './box'
import { closeOnBack } from './close_on_back'
import { addButton, addPart } from './controls'
import { BAR_PX, dockStyles } from './docks'
import { keepFocus, LIGHTBOX, LIGHTBOX_FRAME, onEscape } from './lightbox'
import type { Driver, MakeDriver } from './mode'
import { takeSound } from '../more/sound'
import { behindNoModal } from './page_modals'
import { giveBack, takeAway } from './register'
import { textsFor } from './texts'
import { whyNotDocked } from './why_not_docked'

const DOCK = { placement: 'desktop-bottom-right', width: 428, height: 307 } as const
const LEAST_PX = 86

const within = (value: unknown, otherwise: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(LEAST_PX, value as number)) : otherwise

interface Dock {
  placement: Placement
  width: number
  height: number
}

const FILLS = { 'width': '100%', 'height': '100%', 'min-height': '0', 'flex': '1' }

/** Shows the slot above everything else of the page, whatever its ancestors do to what is fixed in them. */
function raise(slot: HTMLElement, raised = false) {
  if (!slot.showPopover) return
  if (raised && !slot.popover) {
    slot.popover = 'manual'
    slot.showPopover()
  } else if (!raised && slot.popover) {
    slot.hidePopover()
    slot.popover = null
  }
}

/** Moves one widget between its places by styles alone: its frame never changes its parent, so the game goes on. */
export const makeDriver: MakeDriver = (widget) => {
  const { box, iframe, options, channel, emit, signal } = widget
  const { slot, rest } = box
  const mode = options.mode!
  const ways = waysOf(mode, options.launcher, isOn(options.mini))
  const texts = textsFor(options.lang)
  let place: Place = 'flow'
  let dock: Dock = DOCK
  let standing = new AbortController()
  let note: HTMLElement | null = null
  let stopWaiting = () => {}

  const back = () => void (go(ways.minimize), iframe.focus())
  const toText = () => void (go('flow'), iframe.focus())
  const bar = createBar({ slot, texts, minimize: back, close: toText })
  slot.prepend(slot.lastChild!)
  bar.show('flow')

  /** What the text shows while its widget is elsewhere. */
  function leaveNote() {
    const { host, inside } = addPart(rest, 'away', { position: 'absolute', inset: '0' })
    inside.append(Object.assign(document.createElement('p'), { textContent: texts.away }))
    addButton(inside, texts.back, toText)
    note = host
  }

  /** Each place with its styles. */
  const STAND: Record<Place, () => void> = {
    flow: () => dress(slot, IN_PLACE),
    wide: () => dress(slot, IN_PLACE),
    grown() {
      dress(slot, { ...IN_PLACE, ...COLUMN, ...GROWN })
      setStyles(rest, { 'z-index': OVER_PAGE })
      onEscape(() => go('flow'), standing.signal)
    },
    docked() {
      dress(slot, { ...dockStyles(dock.placement, dock.width, dock.height), ...COLUMN })
      if (!options.launcher) leaveNote()
    },
    lightbox() {
      dress(slot, { ...LIGHTBOX, ...COLUMN, 'justify-content': 'center', 'align-items': 'center' })
      setStyles(iframe, { ...LIGHTBOX_FRAME, flex: 'none' })
      Object.assign(slot, { role: 'dialog', ariaModal: 'true', ariaLabel: iframe.title })
      const close = () => go('flow')
      keepFocus(slot, () => bar.cross, standing.signal)
      onEscape(close, standing.signal)
      closeOnBack(close, standing.signal, signal)
    },
  }

  function leave() {
    standing.abort()
    standing = new AbortController()
    note?.remove()
    note = null
    Object.assign(slot, { role: null, ariaModal: null, ariaLabel: null })
    setStyles(rest, { 'z-index': 'auto' })
    setStyles(iframe, FILLS)
  }

  const now = () => ({
    docking: true,
    rail: false,
    ...widget.terms,
    viewportWidthPx: innerWidth,
    viewportHeightPx: innerHeight,
  })

  /** The last wish counts, once nothing modal stands before the widget. */
  function go(next: Place) {
    stopWaiting()
    if (AWAY[next]) stopWaiting = behindNoModal(box.outer, () => stand(next))
    else stand(next)
  }

  function stand(wish: Place) {
    const next = reach(ways, wish, now())
    if (!next || next === place) return
    const before = place
    place = next
    const away = AWAY[next]
    if (away) takeAway(driver)
    else giveBack(driver)
    leave()
    STAND[next]()
    setWidth()
    // A box that grew where it stands may end below the window, where its game would wait to be seen.
    if (GROWS[next] && before === 'flow') slot.scrollIntoView({ block: 'nearest' })
    bar.show(next)
    raise(slot, away)
    // The others fall silent, as they do for the one that plays sound.
    if (away) takeSound(widget, false)
    // A bar shows nothing of what it would be heard to play.
    if (next === 'grown') channel.post('vs_resume', {})
    if (before === 'grown') channel.post('vs_pause', {})
    channel.post('vs_placed', { place })
    emit('place', { place })
    if (next === 'docked') emit('dock', {})
    if (before === 'docked') emit('undock', {})
  }

  /** What the configuration says of the widths counts after a move too, or the page's text would jump. */
  function setWidth() {
    const most = Math.min(WIDE_PX, widget.terms?.maxWidth ?? WIDE_PX)
    setWidths(box, place === 'wide' ? { ...widget.size, most } : widget.size, options.maxWidth)
  }

  /** Asked for before the terms, and not possible without them. */
  let awaitsTerms = false
  function askForCorner() {
    const reason = whyNotDocked(ways, mode, now())
    if (!reason) return go('docked')
    awaitsTerms = !widget.terms
    if (!awaitsTerms) widget.warn(`dock() does nothing${reason}`)
  }

  /** What the frame asks for. Nobody's page is covered, or pushed about, before somebody touches the widget. */
  const wish = (next: Place) => void (isInUse(iframe) && go(next))

  const receivers: Receivers = {
    vs_dock_player({ placement, width, height }: Raw<Dock>) {
      if (PLACEMENTS.includes(placement as Placement)) {
        dock = {
          placement: placement as Placement,
          width: within(width, DOCK.width, 800),
          height: within(height, DOCK.height, 800),
        }
        wish('docked')
      }
    },
    vs_undock_player: () => place !== 'lightbox' && go('flow'),
    vs_minimize_player: () => wish(ways.minimize),
    vs_maximize_player: () => wish(ways.maximize),
    vs_lightbox_load: () => wish('lightbox'),
    vs_close_lightbox: () => place === 'lightbox' && go('flow'),
    vs_widget_full_width: ({ enabled }) =>
      enabled === true ? wish('wide') : place === 'wide' && go('flow'),
    vs_set_x_data: bar.change,
    vs_set_x_link: bar.lead,
  }

  const driver: Driver = {
    receivers,
    setWidth,
    learned() {
      // A corner that was taken before is left where the configuration forbids it.
      if (fit() || awaitsTerms) askForCorner()
    },
    dock: askForCorner,
    undock: () => go('flow'),
    minimize: () => go(ways.minimize),
    maximize: () => go(ways.maximize),
  }
  // What a closed part of the page holds is not drawn, wherever it stands.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const closes = target instanceof HTMLDetailsElement && !target.open
      if (closes && target.contains(box.outer) && AWAY[place]) go('flow')
    },
    { capture: true, signal }
  )
  function leaveCorner(): boolean {
    if (place !== 'docked') return false
    go('flow')
    return true
  }
  // Zooming makes the window lower; so does a phone's keyboard, for somebody who types in the frame.
  const fit = () => !mayTake(ways, place, now()) && !hasFocus(iframe) && leaveCorner()
  let isPrinted = false
  addEventListener('resize', fit, { signal })
  addEventListener('beforeprint', () => void (isPrinted = leaveCorner()), { signal })
  addEventListener('afterprint', () => void (isPrinted && go('docked')), { signal })
  signal.addEventListener('abort', () => {
    stopWaiting()
    standing.abort()
    giveBack(driver)
  })
  return driver
}

const WIDE_PX = 800
const COLUMN = { 'display': 'flex', 'flex-direction': 'column' }
const AWAY: Partial<Record<Place, true>> = { docked: true, lightbox: true }
const GROWS: Partial<Record<Place, true>> = { wide: true, grown: true }

/** A bar's frame in the height of the stage, with the controls above it. */
const GROWN = {
  'box-sizing': 'content-box',
  'min-height': `${STAGE[1]}px`,
  'padding-top': `${BAR_PX}px`,
  'overflow': 'hidden',
  'border-radius': '12px',
  'box-shadow': '0 12px 40px rgb(0 0 0 / 45%)',
}
