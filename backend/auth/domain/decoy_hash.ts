import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'

let decoy: Promise<string> | null = null

/**
 * A hash that no password matches, checked for an unknown account, so that the response takes as long as for a known
 * one.
 */
export function decoyHash(): Promise<string> {
  decoy ??= hash.make(randomBytes(32).toString('base64url'))
  return decoy
}
