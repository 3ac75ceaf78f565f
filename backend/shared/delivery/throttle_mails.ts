import { createHash } from 'node:crypto'
import { throttle } from '#shared/http/throttle'

/**
 * Counts a request for a mail of this kind to this target. Returns null when it may be sent, else the seconds until the
 * next one may. It counts before the account is looked up, so it does not reveal one.
 */
export async function throttleMails(kind: string, target: string): Promise<number | null> {
  const key = `${kind}:${createHash('sha256').update(target).digest('hex')}`
  return (await throttle('mailsPerMinute', key)) ?? (await throttle('mailsPerDay', key))
}
