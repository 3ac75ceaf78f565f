import {
  ANALYTICS_EVENTS,
  ANALYTICS_SENTENCE,
  ANALYTICS_WORD,
  isSentence,
  type AnalyticsContext,
  type AnalyticsName,
} from '@sidepick/rules/analytics_events'
import { keyedHash } from '#shared/privacy/keyed_hash'
import { scrub } from '#shared/privacy/scrub'
import type { StoredEvent } from '#analytics/store/event_columns'

/** Half of the hash: 128 bits, which no two visitors share. */
const HASH_CHARACTERS = 32

const hashOf = (kind: string, id: string | undefined) =>
  id === undefined ? null : keyedHash(`analytics ${kind} ${id}`).slice(0, HASH_CHARACTERS)

/**
 * Removes from free texts what a person may have typed, and half characters, which PostgreSQL stores in no JSON. What stands in
 * the place of what was removed may be longer than it: so a text is cut after that.
 */
const clean = (name: AnalyticsName, properties: object): object => {
  const cleaned = Object.entries(properties).map(([key, value]) => [
    key,
    isSentence(name, key) ? sentence(String(value)) : (value as unknown),
  ])
  return Object.fromEntries(cleaned) as object
}

const sentence = (text: string) => scrub(text).slice(0, ANALYTICS_SENTENCE).toWellFormed()

/** Makes rows of the valid events of one visit. */
export function toStored(visit: AnalyticsContext) {
  const { release: drawnBy, ...context } = visit
  const hashes = {
    sessionHash: hashOf('session', context.sessionId),
    deviceHash: hashOf('device', context.deviceId),
  }
  return (
    name: AnalyticsName,
    properties: object
  ): Omit<StoredEvent, 'batchId' | 'seq' | 'receivedAtMs'> => {
    const { detail, fails = false } = ANALYTICS_EVENTS[name] as { detail?: string; fails?: true }
    const kept = clean(name, properties)
    const given = new Map<string, unknown>(Object.entries(kept))
    const word = (key: string) => String(given.get(key) ?? '')
    const remote = given.has('remoteId') ? `${word('remoteId')}@${word('version')}` : drawnBy
    return {
      name,
      context,
      ...hashes,
      fails,
      gameId: given.has('gameId') ? word('gameId').toLowerCase() : null,
      detail: detail === undefined ? '' : word(detail).slice(0, ANALYTICS_WORD),
      reason: fails ? word('reason') || word('message') || word('file') : '',
      release: remote,
      properties: kept,
    }
  }
}
