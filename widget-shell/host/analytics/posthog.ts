import { ANALYTICS_VENDORS } from '@sidepick/rules/analytics_vendors'
import type { Deliver } from './event_queue'
import { post } from './post'
import type { VendorParts } from './vendors'

const { origin: USUAL } = ANALYTICS_VENDORS.posthog

/** Delivers to PostHog's batch endpoint. Visitors are browsers; no profile of a person is made. */
export function posthog({ key, origin = USUAL, context, visitor }: VendorParts): Deliver {
  return ({ items }) => {
    const who = visitor()
    if (who === null) return Promise.resolve('refused')
    const batch = items.map(({ id, event, atMs, variants }) => ({
      uuid: id,
      event: event.name,
      timestamp: new Date(atMs).toISOString(),
      properties: {
        ...context,
        ...Object.fromEntries(
          Object.entries(variants).map(([experiment, variant]) => [
            `$feature/${experiment}`,
            variant,
          ])
        ),
        ...event.properties,
        distinct_id: who.deviceId,
        $session_id: who.sessionId,
        $process_person_profile: false,
        $lib: 'sidepick',
      },
    }))
    return post(`${origin}/batch/`, JSON.stringify({ api_key: key, batch }), 'text/plain')
  }
}
