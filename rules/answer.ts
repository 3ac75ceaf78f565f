import type { Answer, Side } from './types.js'

/** What a told answer says; null where there is none, and where it is withheld. */
export function knownAnswer(told: Answer): Side | null {
  return told === 'withheld' ? null : told
}
