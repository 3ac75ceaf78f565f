import type { AnalyticsContext, AnalyticsEvent } from '@sidepick/rules/analytics_events'
import { ANALYTICS_EVENTS, isSentence } from '@sidepick/rules/analytics_events'
import type { AnalyticsVendor } from '@sidepick/rules/analytics_vendors'
import type { Deliver } from './event_queue'
import type { Visitor } from './visitor'

export interface VendorParts {
  key: string
  /** Of the vendor's server; its usual one when left out. */
  origin?: string
  context: Omit<AnalyticsContext, 'experiments'>
  visitor: () => Visitor | null
}

/** The code of each vendor, which only a visit that uses it loads. */
const LOADERS: Record<AnalyticsVendor, (parts: VendorParts) => Promise<Deliver>> = {
  posthog: (parts) =>
    import(/* webpackChunkName: "moments-p" */ './posthog').then(({ posthog }) => posthog(parts)),
  amplitude: (parts) =>
    import(/* webpackChunkName: "moments-a" */ './amplitude').then(({ amplitude }) =>
      amplitude(parts)
    ),
}

/** Delivers to a vendor, whose code is loaded with the first batch. A code that did not load is asked for again. */
export function vendorServer(name: AnalyticsVendor, parts: VendorParts): Deliver {
  let loading: Promise<Deliver> | null = null
  return async (batch, leaving) => {
    loading ??= LOADERS[name](parts)
    try {
      const deliver = await loading
      return await deliver(batch, leaving)
    } catch {
      loading = null
      return 'again'
    }
  }
}

/** What a vendor is told: no failure, and no free text, which may hold what a person has typed. */
export function forVendor(event: AnalyticsEvent): AnalyticsEvent | null {
  if ('fails' in ANALYTICS_EVENTS[event.name]) return null
  const entries = Object.entries(event.properties).filter(([key]) => !isSentence(event.name, key))
  return { ...event, properties: Object.fromEntries(entries) } as AnalyticsEvent
}
