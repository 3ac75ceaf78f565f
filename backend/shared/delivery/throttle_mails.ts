import { createHash } from 'node:crypto'
import { throttle } from '#shared/http/throttle'

/**
 * Counts one asking for a mail of this kind to this target. Gives back null when it may go out, else the seconds until
 * the next may. It counts before anybody looks whether there is an account, so it tells nothing of one.
 */
export async function throttleMails(kind: string, target: string): Promise<number | null> {
  const key = `${kind}:${createHash('sha256').update(target).digest('hex')}`
  return (await throttle('mailsPerMinute', key)) ?? (await throttle('mailsPerDay', key))
}
