// Node's own: a test may have stopped the other clock.
import { setTimeout as pause } from 'node:timers/promises'

/** What comes at once on an idle machine; a busy one is no failure. Milliseconds. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 10

/** Resolves once it holds; a test that waits in vain fails. */
export async function until(holds: () => boolean): Promise<void> {
  const limit = performance.now() + PATIENCE_MS
  while (!holds() && performance.now() < limit) await pause(LOOK_AGAIN_MS)
  expect(holds()).toBe(true)
}
