import { randomId } from '@sidepick/card-kit/random_id'
import { permissionNow, timeZoneHere } from '../app/permission_now'
import type { Scene } from '../app/scene'
import { deviceIdOf, isVisitorId } from '../experiments/device_id'
import type { KeyValues } from '../picks/local_store'
import { payloadOf } from './payload_of'

const KEY = 'vs:session'
/** A session ends after this long without an event, in milliseconds. */
const SESSION_MS = 30 * 60 * 1_000

interface StoredSession {
  id: string
  startedAtMs: number
  seenAtMs: number
}

function readSession(values: KeyValues, nowMs: number): StoredSession | null {
  try {
    const { id, startedAtMs, seenAtMs } = JSON.parse(values.get(KEY) ?? '') as StoredSession
    const isLive = nowMs - seenAtMs < SESSION_MS && startedAtMs <= nowMs
    return isLive && isVisitorId(id) ? { id, startedAtMs, seenAtMs } : null
  } catch {
    return null
  }
}

export interface Visitor {
  deviceId: string
  sessionId: string
  sessionStartedAtMs: number
}

interface VisitorParts {
  scene: Pick<Scene, 'app'>
  values: KeyValues
  /** Address of the frame. */
  href: string
  nowMs: number
}

/** Whether the page's consent and the reader's place allow to recognise this browser and to ask other servers. */
export const mayRecognise = (scene: Pick<Scene, 'app'>): boolean =>
  permissionNow(scene).thirdParties

/** Who visits, as far as it may be known; null, and nothing stored, where the reader has to agree and has not. */
export function visitorOf({ scene, values, href, nowMs }: VisitorParts): Visitor | null {
  const { analyticsDeviceId, analyticsSessionId } = payloadOf(href)
  const deviceId = deviceIdOf({
    consent: scene.app.store.getState().widget.consent,
    timeZone: timeZoneHere(),
    given: analyticsDeviceId,
    values,
  })
  if (deviceId === null) return null
  const given = isVisitorId(analyticsSessionId) ? analyticsSessionId.toLowerCase() : null
  const known = readSession(values, nowMs) ?? {
    id: given ?? randomId(),
    startedAtMs: nowMs,
  }
  values.set(KEY, JSON.stringify({ ...known, seenAtMs: nowMs }))
  return {
    deviceId,
    sessionId: given ?? known.id,
    sessionStartedAtMs: known.startedAtMs,
  }
}
