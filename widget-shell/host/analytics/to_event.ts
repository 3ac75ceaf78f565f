import type { CardEvents } from '@sidepick/card-kit'
import {
  ANALYTICS_EVENTS,
  ANALYTICS_SENTENCE,
  analyticsRefusal,
  isAnalyticsName,
  isSentence,
  type AnalyticsEvent,
} from '@sidepick/rules/analytics_events'

/**
 * The event that the server takes: known properties alone, without those whose value is not known, sentences not too long.
 * null for what the server would refuse, such as a card's own event, which is the publisher's page's alone.
 */
export function toEvent({ name, properties = {} }: CardEvents['analytics']): AnalyticsEvent | null {
  if (!isAnalyticsName(name)) return null
  const known = Object.keys(ANALYTICS_EVENTS[name].members).flatMap((key) => {
    const value = properties[key] ?? null
    if (value === null) return []
    return [[key, isSentence(name, key) && typeof value === 'string' ? shortened(value) : value]]
  })
  const kept = Object.fromEntries(known) as object
  return analyticsRefusal(name, kept) === null
    ? ({ name, properties: kept } as AnalyticsEvent)
    : null
}

/** The end may fall into the middle of a character, which nobody can store. */
const shortened = (text: string) =>
  text
    .replaceAll('\0', '')
    .slice(0, ANALYTICS_SENTENCE)
    .replace(/[\uD800-\uDBFF]$/, '')
