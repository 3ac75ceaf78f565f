import './console_alone.css'
import { randomId } from '@sidepick/card-kit/random_id'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { adWishes } from '../ads/ad_wishes'
import { adsAreOn } from '../ads/choose_providers'
import type { Visit } from '../app/visit'
import { learnToRead } from '../bridge/read_host_message'
import type { Session } from '../session/session'
import { configPlaced } from '../store/widget_slice'
import { drivePlayer } from './drive_player'
import { layerState } from './layer_state'
import { isOnPage, wantsVideoOnPage, withoutLayer, withVideoOnPage } from './layer_rules'
import { layerReaders } from './read_layer_message'

const hasLayer = ({ widgetComponents, gameScreenComponents }: ExperienceConfig) =>
  [widgetComponents, ...Object.values(gameScreenComponents)].flat().some(isOnPage)

/** Whose ads the layer shows: our own banner is the only one there. */
const LAYER_PROVIDER = 'house'

type Player = Pick<Session, 'profile' | 'settled' | 'on'>

/** Starts the layer with the first configuration that has one: an experiment may bring it. Returns a function that stops. */
export function followLayer(
  visit: Visit,
  session: Player,
  location: Pick<Location, 'href'>
): () => void {
  const { store } = visit.app
  let stop: (() => void) | null = null
  const look = () => {
    const config = store.getState().widget.config ?? visit.entry.bootstrap.config
    if (stop || !(config.themeFlags.frameBreak || wantsVideoOnPage(config))) return
    stop = () => undefined
    stop = startFrameBreak(visit, session, location)
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
export function startFrameBreak(
  visit: Visit,
  session: Player,
  { href: base }: Pick<Location, 'href'>
): () => void {
  const { app, bridge, engine, entry, emit } = visit
  const { store } = app
  learnToRead(layerReaders)
  const sessionId = randomId()
  const player = drivePlayer(bridge, base)
  const stops: (() => void)[] = []
  let whole = entry.bootstrap.config
  let adsDisabled = () => true
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
    // A page that wants no measurements learns nothing of who plays.
    const { analyticsBridge } = store.getState().widget.options
    const userId = analyticsBridge ? store.getState().session.userHash : null
    const state = layerState(visit, whole, { userId, sessionId, adsDisabled: adsDisabled(), base })
    const text = JSON.stringify(state)
    if (text !== last) {
      last = text
      bridge.send('vs_framebreak_state', state)
    }
    player(state, engine.state().game)
  }

  const adEnded = (slot: string, outcome: 'completed' | 'failed') => {
    const properties = { provider: LAYER_PROVIDER, slot, outcome }
    emit('analytics', { name: 'ad_ended', properties })
  }

  void bridge.greeted.then(() => {
    if (stopped) return
    void session.settled().then(() => {
      adsDisabled = () => !adsAreOn(adWishes(visit, session))
      follow()
    })
    stops.push(
      bridge.events.on('vs_framebreak_start', () => {
        if (engine.state().phase === 'passive') emit('start_requested', {})
      }),
      bridge.events.on('framebreak_player_error', ({ message }) =>
        emit('video_failed', { message })
      ),
      bridge.events.on('framebreak_player_ad_started', ({ slot }) =>
        emit('analytics', { name: 'ad_started', properties: { provider: LAYER_PROVIDER, slot } })
      ),
      bridge.events.on('framebreak_player_ad_completed', ({ slot }) => adEnded(slot, 'completed')),
      bridge.events.on('framebreak_player_ad_failed', ({ slot }) => adEnded(slot, 'failed')),
      session.on('profile_read', follow),
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
