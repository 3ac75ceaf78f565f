/** Before the second attempt and those after it, in milliseconds. */
const WAITS_MS = [500, 2_000, 8_000]

/** What webpack's runtime throws for a file that did not come. Code that came and threw would throw again. */
const isLost = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** Resolves after the wait, or as soon as the browser is online again. */
const pause = (waitMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    window.addEventListener('online', end)
  })

async function attempt<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const waitMs of WAITS_MS) {
    try {
      return await load()
    } catch (error) {
      if (!isLost(error)) throw error
      await pause(waitMs)
    }
  }
  return load()
}

/**
 * Loads code that is needed later. A file that did not come is asked for again, each time after a longer wait; the last failure is
 * the caller's. Callers share one load, and what has come is kept; after the last failure the next call begins anew.
 */
export function askAgain<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let coming: Promise<Code> | null = null
  return () =>
    (coming ??= attempt(load).catch((error: unknown) => {
      coming = null
      throw error
    }))
}
