import { useCallback, useRef, useState } from 'react'

/** Runs one submission at a time: a second tap while the first is under way does nothing. */
export function useSubmit() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  const submit = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])

  return { busy, submit }
}
