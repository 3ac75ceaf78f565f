import { v7 } from 'uuid'
import { clock } from '#shared/clock'

/** A new public id: UUIDv7 (RFC 9562), so that keys sort by the time of their making. */
export function newId(): string {
  return v7({ msecs: clock.nowMs() })
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether something from outside may be a record's id; compare it in lower case. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}
