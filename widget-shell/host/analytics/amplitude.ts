import { ANALYTICS_VENDORS } from '@sidepick/rules/analytics_vendors'
import type { Deliver } from './event_queue'
import { post } from './post'
import type { VendorParts } from './vendors'

const { origin: USUAL } = ANALYTICS_VENDORS.amplitude

/** Delivers to Amplitude's HTTP V2 endpoint. Visitors are browsers: no event has a user id. */
export function amplitude({ key, origin = USUAL, context, visitor }: VendorParts): Deliver {
  return ({ items }) => {
    const who = visitor()
    if (who === null) return Promise.resolve('refused')
    const events = items.map(({ id, event, atMs, variants }) => ({
      event_type: event.name,
      device_id: who.deviceId,
      session_id: who.sessionStartedAtMs,
      time: atMs,
      insert_id: id,
      app_version: context.appVersion,
      event_properties: { ...context, experiments: variants, ...event.properties },
    }))
    return post(`${origin}/2/httpapi`, JSON.stringify({ api_key: key, events }))
  }
}
