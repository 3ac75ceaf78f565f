import { useEffect, useState } from 'react'

/**
 * Code that the first question does without, from when it is wanted; null until it has loaded. A failure is tried again when
 * it is wanted the next time.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ code: T } | null>(null)
  const missing = wanted && loaded === null
  useEffect(() => {
    if (!missing) return
    load().then(
      (code) => setLoaded({ code }),
      (error: unknown) => console.error('A part of the host did not load', error)
    )
  }, [missing, load])
  return loaded?.code ?? null
}
