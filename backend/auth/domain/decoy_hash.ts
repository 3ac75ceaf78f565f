import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'

let decoy: Promise<string> | null = null

/** A hash nobody's password matches, checked where there is no account, so that the answer takes as long as for one. */
export function decoyHash(): Promise<string> {
  decoy ??= hash.make(randomBytes(32).toString('base64url'))
  return decoy
}
