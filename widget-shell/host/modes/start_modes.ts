import {
  MODE_BOXES,
  MODE_WAYS,
  reach,
  STAGE,
  waysOf,
  type Place,
} from '@sidepick/rules/display_modes'
import { configNow } from '../app/config_now'
import { readOption } from '@sidepick/rules/embed_options'
import type { Visit } from '../app/visit'
import type { WidgetMessages } from '../bridge/messages'
import { readGiven } from '../bridge/read_given'
import { pageLearned } from '../store/widget_slice'
import { isBegun } from './is_begun'
import { displayModeOf } from './display_mode'
import { ignoredOptions } from './ignored_options'

/** Greatest width of the stage that every page expects, in CSS px. */
const USUAL_WIDTH_PX = 800

/** Options of the page that mean something in every display mode, once the loader knows the terms. */
const AWAIT_TERMS = ['mini', 'startDocked']

/** How the widget asks the page for each place. */
const ASK: Record<Place, (visit: Visit) => void> = {
  flow: ({ bridge }) => bridge.send('vs_undock_player', {}),
  wide: ({ bridge }) => bridge.send('vs_widget_full_width', { enabled: true }),
  grown: ({ bridge }) => bridge.send('vs_maximize_player', {}),
  docked: ({ bridge }) =>
    bridge.send('vs_dock_player', {
      placement: 'desktop-bottom-right',
      width: STAGE[0],
      height: STAGE[1],
    }),
  lightbox: ({ bridge }) => bridge.send('vs_lightbox_load', {}),
}

/** The way back into the text, from where Escape leads there. */
const CLOSE: Partial<Record<Place, 'vs_close_lightbox' | 'vs_undock_player'>> = {
  lightbox: 'vs_close_lightbox',
  grown: 'vs_undock_player',
}

/** Tells the page what the configuration in effect says of the widget's place, and takes the widget there with the first click. */
export function startModes(visit: Visit, window: Pick<Window, 'addEventListener'>): () => void {
  const { app, bridge, engine, entry } = visit
  const gone = new AbortController()
  const { signal } = gone
  const mode = displayModeOf(entry)
  const termsNow = (): WidgetMessages['vs_terms'] => {
    const { setMaxWidth, noMinWidth, dockingDisabled, expandableRailWidget, passiveDocked } =
      configNow(visit).themeFlags
    const terms = { docking: !dockingDisabled, rail: expandableRailWidget }
    const docked = passiveDocked === true && 'docked' in MODE_WAYS[mode].places
    return { mode, maxWidth: setMaxWidth, noMinWidth, ...terms, docked }
  }

  let told = ''
  /** Unusual terms alone are worth the loader's next file, or those that an option waits for; after them each change. */
  function tellTerms(awaited = false) {
    const terms = termsNow()
    const { maxWidth, noMinWidth } = terms
    const isUnusual = MODE_BOXES[mode].moves || noMinWidth || maxWidth < USUAL_WIDTH_PX
    const text = JSON.stringify(terms)
    if (text === told || !(isUnusual || awaited || told)) return
    told = text
    bridge.send('vs_terms', terms)
  }
  tellTerms()
  const stopTelling = app.store.subscribe(() => tellTerms())

  let opened = false
  /** Once: who has minimized the widget wants it to stay. A bar opens with each click, since nobody can play in it. */
  function open() {
    const { viewport, options, place } = app.store.getState().widget
    if (options.mini ? place !== 'flow' : opened) return
    opened = true
    const ways = waysOf(mode, undefined, options.mini)
    const { w: viewportWidthPx = 0, h: viewportHeightPx = 0 } = viewport ?? {}
    const now = { ...termsNow(), viewportWidthPx, viewportHeightPx }
    const next = reach(ways, ways.firstClick, now)
    if (!next || next === 'flow') return
    // Before the page has answered, or what only a closed bar shows would flash.
    if (next === 'grown') app.store.dispatch(pageLearned({ place: next }))
    ASK[next](visit)
  }

  let begun = false
  const follow = () => {
    const before = begun
    begun = isBegun(engine.state().phase)
    if (begun && !before) open()
  }
  const stopWatching = engine.subscribe(follow)
  follow()
  window.addEventListener('click', open, { signal, capture: true })
  window.addEventListener(
    'keydown',
    ({ key }) => {
      const { widget, modals } = app.store.getState()
      const isFree = modals.every((modal) => modal.kind === 'screen' && modal.insists)
      const close = isFree && CLOSE[widget.place]
      if (close && key === 'Escape') bridge.send(close, {})
    },
    { signal }
  )
  void bridge.greeted.then(({ embedOptions: { given = '' } }) => {
    const written = readGiven(given)
    if (AWAIT_TERMS.some((name) => readOption(name, written.get(name)) === 'true')) tellTerms(true)
    const ignored = ignoredOptions(given, entry)
    for (const option of ignored) bridge.send('vs_ignored', { option })
  })

  return () => {
    gone.abort()
    stopTelling()
    stopWatching()
  }
}
