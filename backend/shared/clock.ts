/** Milliseconds since the epoch. */
type Source = () => number

let source: Source = Date.now

/** Every rule reads the time here, so that a test can move it. */
export const clock = {
  now: (): Date => new Date(source()),
  nowMs: (): number => source(),
  /** Replaces the source of time; returns a function that restores it. */
  replace(next: Source): () => void {
    const before = source
    source = next
    return () => {
      source = before
    }
  },
}
