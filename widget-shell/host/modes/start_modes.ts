import { MODE_BOXES, MODE_WAYS, mayTake, STAGE, type Place } from '@sidepick/rules/display_modes'
import type { Visit } from '../app/visit'
import { displayModeOf } from './display_mode'
import { ignoredOptions } from './ignored_options'

/** Greatest width of the stage that every page expects, in CSS px. */
const USUAL_WIDTH_PX = 800

/** How the widget asks the page for each place. */
const ASK: Record<Place, (visit: Visit) => void> = {
  flow: ({ bridge }) => bridge.send('vs_undock_player', {}),
  wide: ({ bridge }) => bridge.send('vs_widget_full_width', { enabled: true }),
  docked: ({ bridge }) =>
    bridge.send('vs_dock_player', {
      placement: 'desktop-bottom-right',
      width: STAGE[0],
      height: STAGE[1],
    }),
  lightbox: ({ bridge }) => bridge.send('vs_lightbox_load', {}),
}

/** Tells the page what the widget's configuration says of its place, and takes the widget there with the first click. */
export function startModes(visit: Visit, window: Pick<Window, 'addEventListener'>): () => void {
  const { app, bridge, engine, entry } = visit
  const gone = new AbortController()
  const { signal } = gone
  const mode = displayModeOf(entry)
  const { setMaxWidth, noMinWidth, dockingDisabled, expandableRailWidget } =
    entry.bootstrap.config.themeFlags
  const terms = { docking: !dockingDisabled, rail: expandableRailWidget }

  // Unusual terms alone are worth the loader's next file.
  if (MODE_BOXES[mode].moves || noMinWidth || setMaxWidth < USUAL_WIDTH_PX) {
    bridge.send('vs_terms', { mode, maxWidth: setMaxWidth, noMinWidth, ...terms })
  }

  let opened = false
  /** Once: who has minimized the widget wants it to stay. */
  function open() {
    if (opened) return
    opened = true
    const { viewport, options } = app.store.getState().widget
    const ways = MODE_WAYS[mode]
    const place = ways.firstClick
    const viewportWidthPx = viewport?.w ?? 0
    if (place !== 'flow' && mayTake(ways, place, { ...terms, viewportWidthPx })) ASK[place](visit)
    else if (options.mini) {
      bridge.send('vs_widget_resize_height', { width: STAGE[0], height: STAGE[1] })
    }
  }

  const begun = () => !['passive', 'question'].includes(engine.state().phase)
  const stopWatching = engine.subscribe(() => begun() && open())
  if (begun()) open()
  window.addEventListener('click', open, { signal, capture: true })
  window.addEventListener(
    'keydown',
    ({ key }) => {
      const { widget, modals } = app.store.getState()
      const over = widget.place === 'lightbox' && modals.length === 0
      if (over && key === 'Escape') bridge.send('vs_close_lightbox', {})
    },
    { signal }
  )
  void bridge.handshake().then((init) => {
    const ignored = ignoredOptions(init?.embedOptions.given ?? '', entry)
    for (const option of ignored) bridge.send('vs_ignored', { option })
  })

  return () => {
    gone.abort()
    stopWatching()
  }
}
