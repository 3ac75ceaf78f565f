import { useEffect, useState } from 'react'

/** Whether so much time has passed since `key` appeared; with another key, and with null, it begins again. */
export function useHasPassed(key: string | null, afterMs: number): boolean {
  const [passed, setPassed] = useState<string | null>(null)

  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setPassed(key), afterMs)
    return () => clearTimeout(timer)
  }, [key, afterMs])

  return key !== null && passed === key
}
