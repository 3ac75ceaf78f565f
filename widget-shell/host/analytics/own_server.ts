import type { AnalyticsContext } from '@sidepick/rules/analytics_events'
import type { Deliver } from './event_queue'
import { post } from './post'
import type { Visitor } from './visitor'

interface OwnServer {
  baseUrl: string
  context: Omit<AnalyticsContext, 'experiments'>
  visitor: () => Visitor | null
  /** Hands a request to the browser, which sends it even after the page; false where it takes none. */
  beacon: (address: string, body: string) => boolean
}

/** Delivers to the platform's own server, by a beacon when the page goes. */
export function ownServer({ baseUrl, context, visitor, beacon }: OwnServer): Deliver {
  const address = `${baseUrl}/v1/analytics/events`
  return async ({ id, items }, leaving) => {
    const { deviceId, sessionId } = visitor() ?? {}
    const body = JSON.stringify({
      batchId: id,
      context: {
        ...context,
        ...(deviceId && { deviceId, sessionId }),
        experiments: items[0]?.variants ?? {},
      },
      events: items.map(({ event }) => event),
    })
    if (leaving && beacon(address, body)) return 'arrived'
    return post(address, body)
  }
}
