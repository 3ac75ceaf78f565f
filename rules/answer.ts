import type { Answer, Side } from './types.js'

/** The side of an answer; null where there is none or it is withheld. */
export function knownAnswer(told: Answer): Side | null {
  return told === 'withheld' ? null : told
}
