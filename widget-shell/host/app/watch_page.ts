import { pageOptions } from '../bridge/page_options'
import { pageLearned } from '../store/widget_slice'
import type { Visit } from './visit'

/** The loader reports the visible share whenever it passes such a part. */
const REPORTED_PART = 0.25

interface Size {
  w: number
  h: number
}

/** The greatest share that a window shows of a frame; of a larger one, as the reports tell it. */
function mostOf(viewport: Size, frame: Pick<Window, 'innerWidth' | 'innerHeight'>): number {
  const wide = Math.min(1, viewport.w / frame.innerWidth)
  const high = Math.min(1, viewport.h / frame.innerHeight)
  const most = wide * high
  return most < 1 ? Math.floor(most / REPORTED_PART) * REPORTED_PART : 1
}

/** Handles messages of the publisher's page, which start right after the handshake, long before the cards are drawn. */
export function watchPage({ app, bridge, engine, entry, later }: Visit) {
  const { on } = bridge.events
  const learn = (learned: Parameters<typeof pageLearned>[0]) =>
    void app.store.dispatch(pageLearned(learned))
  let viewport: Size | null = null
  let ratio = 1
  let silenced = false
  const look = () => {
    const most = viewport ? mostOf(viewport, window) : 1
    engine.send({ type: 'visibility_changed', ratio, most })
  }

  on('vs_init', (init) => {
    viewport = init.viewport
    ratio = init.inView
    // The address of a frame that stands in the snippet names no page, and many browsers tell its origin alone.
    if (init.ref) entry.init.ref = init.ref
    const options = pageOptions(init.embedOptions.given)
    learn({ viewport, consent: init.consent, options })
    if (options.muted) engine.send({ type: 'kept_muted' })
    look()
  })
  on('vs_viewport', (size) => {
    viewport = size
    learn({ viewport })
    look()
  })
  on('vs_visibility', (seen) => {
    ratio = seen.ratio
    look()
  })
  on('vs_consent_data', (consent) => learn({ consent }))
  on('vs_placed', ({ place }) => {
    learn({ place })
    engine.send({ type: 'answers_moved' })
  })
  on('vs_neighbour', () => learn({ hasNeighbour: true }))
  on('vs_pause', () => {
    silenced = silenced || !engine.state().muted
    engine.send({ type: 'silenced' })
  })
  on('vs_resume', () => {
    // Sound that the page took away comes back, unless the player turned it on meanwhile.
    if (silenced && engine.state().muted) engine.send({ type: 'mute_toggled' })
    silenced = false
  })
  on('vs_logout_request', () => {
    later().then(
      ({ session }) => session.logOut(),
      () => undefined
    )
  })
}
