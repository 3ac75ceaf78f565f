/** For what takes an instant here: where everything runs at once it takes longer, and who waits in vain fails anyway. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 50

/** Asks again until the answer comes; what it threw last is thrown after half a minute, or as long as was said. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  patienceMs = PATIENCE_MS
): Promise<Answer> {
  const limit = performance.now() + patienceMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > limit) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
