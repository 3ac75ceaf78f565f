import type { Visit } from './visit'

/** Follows what the publisher's page says; the page speaks as soon as it is greeted, long before the cards stand. */
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
