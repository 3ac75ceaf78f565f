import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/** A hash that only this installation makes, as hex: of what is too short or too guessable for a plain one. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', appKey).update(text).digest('hex')
