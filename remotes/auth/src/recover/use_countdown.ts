import { useEffect, useState } from 'react'

/** Seconds until something may be done again. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const waiting = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(waiting)
  }, [seconds])
  return { seconds, start: setSeconds }
}
