import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#shared/privacy/keyed_hash'

/** What a visit was, in numbers. */
export interface SharedVisit {
  /** Games that were played. */
  results: number
  /** Those that are right or wrong, or with most people or against them. */
  judged: number
  right: number
  /** Picks that most people made too. */
  withCrowd: number
}

const CODE = /^(\d{1,3})-(\d{1,3})-(\d{1,3})-(\d{1,3})-([\da-f]{32})$/

/** As much of the hash as stands in an address: 128 bits. */
const SEAL_LENGTH = 32

const sealOf = (numbers: string) => keyedHash(`shared_visit\n${numbers}`).slice(0, SEAL_LENGTH)

/** A visit as it stands in an address: its numbers, sealed, because nobody shall make up what no picks can reach. */
export function visitCode({ results, judged, right, withCrowd }: SharedVisit): string {
  const numbers = [results, judged, right, withCrowd].join('-')
  return `${numbers}-${sealOf(numbers)}`
}

/** Null for what this server has not sealed. */
export function readVisitCode(code: string): SharedVisit | null {
  const [, ...parts] = CODE.exec(code) ?? []
  const seal = parts.pop()
  if (seal === undefined) return null
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(parts.join('-'))))) return null
  const [results = 0, judged = 0, right = 0, withCrowd = 0] = parts.map(Number)
  return { results, judged, right, withCrowd }
}
