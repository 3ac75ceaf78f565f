import type { CutVersion } from '@sidepick/rules/generated_wire'

/** A version of the shares with the time in which games that start have it. */
export interface Span {
  version: CutVersion
  /** When the next one begins; null for the last one. */
  until: string | null
  is: 'past' | 'inForce' | 'toCome'
}

const msOf = (instant: string | null) => (instant ? Date.parse(instant) : 0)
const startOf = ({ effectiveFrom }: CutVersion) => msOf(effectiveFrom)

/**
 * Versions by the time in which they are in force, the last one first. One begins at its instant, whenever it was set; of
 * two that begin at the same one, the one that was set later holds, and the other one never does. The server says when
 * the version in force began, because the clock here may be another.
 */
export function spansOf(versions: readonly CutVersion[], inForce: string | null): Span[] {
  const nowMs = msOf(inForce)
  const byStart = [...versions].sort(
    (a, b) => startOf(a) - startOf(b) || Date.parse(a.createdAt) - Date.parse(b.createdAt)
  )
  return byStart
    .map((version, n): Span => {
      const next = byStart[n + 1]
      const until = next?.effectiveFrom ?? null
      const isOver = next !== undefined && startOf(next) <= nowMs
      return {
        version,
        until,
        is: isOver ? 'past' : startOf(version) > nowMs ? 'toCome' : 'inForce',
      }
    })
    .reverse()
}
