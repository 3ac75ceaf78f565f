import { useEffect, useSyncExternalStore } from 'react'
import { lateParts, type LatePart } from './late_part'

/** A late part, loaded when it is wanted; null until it has come, also after it was lost. */
export function useLoaded<Code>(part: LatePart<Code>, wanted: boolean): Code | null {
  const code = useSyncExternalStore(lateParts.subscribe, part.code)
  const missing = wanted && code === null
  useEffect(() => {
    if (missing) part().catch(() => undefined)
  }, [missing, part])
  return code
}
