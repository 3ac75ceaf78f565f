/** Starts something that runs until the visit ends. Returns what stops it, where anything must. */
export type Part = () => (() => void) | undefined

/** Starts the parts one after the other. Returns a function that stops them in reverse: a part may need those before it. */
export function startInOrder(parts: readonly Part[]): () => void {
  const stops = parts.map((start) => start())
  return () => {
    for (const stop of [...stops].reverse()) stop?.()
  }
}
