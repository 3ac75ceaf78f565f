import './console_alone.css'
import type { ExperienceConfig } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { pageOptions } from '../bridge/page_options'
import { learnToRead } from '../bridge/read_host_message'
import { configPlaced } from '../store/widget_slice'
import { drivePlayer } from './drive_player'
import { layerState } from './layer_state'
import { isOnPage, wantsVideoOnPage, withoutLayer, withVideoOnPage } from './layer_rules'
import { layerReaders } from './read_layer_message'

const hasLayer = ({ widgetComponents, gameScreenComponents }: ExperienceConfig) =>
  [widgetComponents, ...Object.values(gameScreenComponents)].flat().some(isOnPage)

/** Starts the layer with the first configuration that has one: an experiment may bring it. Returns a function that stops. */
export function followLayer(visit: Visit, location: Pick<Location, 'href'>): () => void {
  const { store } = visit.app
  let stop: (() => void) | null = null
  const look = () => {
    const config = store.getState().widget.config ?? visit.entry.bootstrap.config
    if (stop || !(config.themeFlags.frameBreak || wantsVideoOnPage(config))) return
    stop = () => undefined
    stop = startFrameBreak(visit, location)
  }
  const stopLooking = store.subscribe(look)
  look()
  return () => {
    stopLooking()
    stop?.()
  }
}

/**
 * Lets the page draw the cards that the configuration places on it, in place of the frame. Without a page, and in one whose
 * loader does not answer, they stay in the frame.
 */
export function startFrameBreak(visit: Visit, { href: base }: Pick<Location, 'href'>): () => void {
  const { app, bridge, engine, entry, emit } = visit
  const { store } = app
  learnToRead(layerReaders)
  const sessionId = globalThis.crypto.randomUUID?.() ?? ''
  const player = drivePlayer(bridge, base)
  const stops: (() => void)[] = []
  let whole = entry.bootstrap.config
  let adsOff = false
  let last = ''
  let stopped = false

  function follow() {
    if (stopped) return
    const now = store.getState().widget.config ?? entry.bootstrap.config
    const wanted = withVideoOnPage(now)
    if (hasLayer(wanted)) {
      whole = wanted
      store.dispatch(configPlaced(withoutLayer(wanted)))
    }
    const { userHash: userId } = store.getState().session
    const state = layerState(visit, whole, { userId, sessionId, adsOff, base })
    const text = JSON.stringify(state)
    if (text !== last) {
      last = text
      bridge.send('vs_framebreak_state', state)
    }
    player(state, engine.state().game)
  }

  void bridge.handshake().then((init) => {
    if (!init || stopped) return
    adsOff = !pageOptions(init.embedOptions.given).ads
    stops.push(
      bridge.events.on('vs_framebreak_start', () => {
        if (engine.state().phase === 'passive') emit('start_requested', {})
      }),
      bridge.events.on('framebreak_player_error', ({ message }) =>
        emit('video_failed', { message })
      ),
      engine.subscribe(follow),
      store.subscribe(follow)
    )
    follow()
  })

  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}
