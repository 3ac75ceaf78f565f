import { v7 } from 'uuid'
import { clock } from '#shared/clock'

/** A new public id: UUIDv7 (RFC 9562), so that keys sort by the time of their making. */
export function newId(): string {
  return v7({ msecs: clock.nowMs() })
}
