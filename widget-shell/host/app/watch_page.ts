import type { Visit } from './visit'

/** Handles messages of the publisher's page, which start right after the handshake, long before the cards are drawn. */
export function watchPage({ bridge, engine, later }: Visit) {
  bridge.events.on('vs_init', ({ inView }) =>
    engine.send({ type: 'visibility_changed', ratio: inView })
  )
  bridge.events.on('vs_visibility', ({ ratio }) =>
    engine.send({ type: 'visibility_changed', ratio })
  )
  bridge.events.on('vs_pause', () => engine.send({ type: 'silenced' }))
  bridge.events.on('vs_logout_request', () => void later().then(({ session }) => session.logOut()))
}
