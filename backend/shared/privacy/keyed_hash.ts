import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/** An HMAC with this installation's key, as hex, for values that are too guessable for a plain hash. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', appKey).update(text).digest('hex')
