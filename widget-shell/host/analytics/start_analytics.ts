import type { CardEvents } from '@sidepick/card-kit'
import { randomId } from '@sidepick/card-kit/random_id'
import { ANALYTICS_EVENTS } from '@sidepick/rules/analytics_events'
import { ANALYTICS_VENDOR_NAMES, type AnalyticsVendor } from '@sidepick/rules/analytics_vendors'
import { configNow } from '../app/config_now'
import type { Scene } from '../app/scene'
import type { Visit } from '../app/visit'
import type { Bridge } from '../bridge/bridge'
import type { LaterParts } from '../later/connect'
import { contextOf } from './context_of'
import { createQueue, type Measurement, type Queue } from './event_queue'
import { ownServer } from './own_server'
import { toEvent } from './to_event'
import { forVendor, vendorServer } from './vendors'
import { mayRecognise, visitorOf } from './visitor'
import { watchFailures } from './watch_failures'
import { watchGame } from './watch_game'

export interface AnalyticsParts extends Pick<LaterParts, 'values' | 'window' | 'origin'> {
  bridge: Pick<Bridge, 'handshake'>
}

/** How long an event waits for others, in milliseconds. */
const WAIT_MS = 5_000

const NO_VARIANTS = {}

type Measured = Scene & Partial<Pick<Visit, 'engine' | 'counted' | 'arrived'>>

const hasGame = (scene: Measured): scene is Measured & Visit => scene.engine !== undefined

/**
 * Sends what is measured here, and what was before this code came, to the platform and to whom the configuration names
 * beside it. Returns a function that stops.
 */
export function startAnalytics(
  scene: Measured,
  { values, window, origin, bridge }: AnalyticsParts,
  { waitMs = WAIT_MS } = {}
): () => void {
  const { measurements } = scene
  const gone = new AbortController()
  const context = contextOf(scene.entry)
  const visitor = () => visitorOf({ scene, values, href: window.location.href, nowMs: Date.now() })
  const settings = () => configNow(scene).analytics ?? {}
  const own = createQueue(
    ownServer({
      ...{ baseUrl: origin.baseUrl, context, visitor },
      beacon: (address, body) => window.navigator.sendBeacon?.(address, body) ?? false,
    }),
    { waitMs, arrived: (events) => scene.arrived?.(events) }
  )
  const others = new Map<AnalyticsVendor, Queue>()

  function queueOf(name: AnalyticsVendor, parts: { key: string; origin?: string }): Queue {
    const known = others.get(name)
    if (known) return known
    const made = createQueue(vendorServer(name, { ...parts, context, visitor }), { waitMs })
    others.set(name, made)
    return made
  }

  function tellVendors(measurement: Measurement) {
    const event = forVendor(measurement.event)
    if (event === null || !mayRecognise(scene)) return
    for (const name of ANALYTICS_VENDOR_NAMES) {
      const parts = settings()[name]
      if (parts) queueOf(name, parts).add({ ...measurement, event }, false)
    }
  }

  function follow(measured: CardEvents['analytics']) {
    const event = toEvent(measured)
    if (event === null) return
    const variants = scene.counted ?? NO_VARIANTS
    const measurement = { id: randomId(), event, atMs: Date.now(), variants }
    const urgent = event.name === 'experiment_exposed' || 'fails' in ANALYTICS_EVENTS[event.name]
    if (settings().own !== false) own.add(measurement, urgent)
    tellVendors(measurement)
  }

  const leave = () => {
    for (const queue of [own, ...others.values()]) queue.leave()
  }
  const { signal } = gone
  window.addEventListener('pagehide', leave, { signal })
  window.document.addEventListener(
    'visibilitychange',
    () => window.document.visibilityState === 'hidden' && leave(),
    { signal }
  )
  // The page says whether the reader agreed to be recognised.
  void bridge.handshake().then(() => {
    if (signal.aborted) return
    measurements.follow = follow
    for (const measured of measurements.early.splice(0)) follow(measured)
  })
  const stops = [
    watchFailures(scene, window),
    ...(hasGame(scene) ? [watchGame(scene, window.document)] : []),
  ]
  return () => {
    // A page that goes ends its visit first, and is heard here only after that.
    leave()
    gone.abort()
    for (const stop of [...stops, own.stop]) stop()
    for (const queue of others.values()) queue.stop()
    delete measurements.follow
  }
}
