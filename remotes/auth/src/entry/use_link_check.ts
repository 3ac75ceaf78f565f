import { useCallback, useEffect, useRef, useState } from 'react'
import type { HttpError } from '@sidepick/card-kit'

export type LinkCheck<Answer> =
  | { state: 'checking' }
  | { state: 'good'; answer: Answer }
  | { state: 'dead' }
  /** Nobody knows: the server did not say. */
  | { state: 'failed' }

const DEAD = [401, 410]

const isDead = (error: unknown) => DEAD.includes((error as Partial<HttpError>)?.status ?? 0)

/** Shows a mailed link to the server, once however often the screen is drawn, and again when asked to. `check` is stable. */
export function useLinkCheck<Answer>(check: () => Promise<Answer>) {
  const [link, setLink] = useState<LinkCheck<Answer>>({ state: 'checking' })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef<Promise<Answer> | null>(null)

  useEffect(() => {
    let wanted = true
    asked.current ??= check()
    asked.current.then(
      (answer) => wanted && setLink({ state: 'good', answer }),
      (error) => wanted && setLink({ state: isDead(error) ? 'dead' : 'failed' })
    )
    return () => {
      wanted = false
    }
  }, [check, attempt])

  const retry = useCallback(() => {
    asked.current = null
    setLink({ state: 'checking' })
    setAttempt((count) => count + 1)
  }, [])
  const giveUp = useCallback(() => setLink({ state: 'dead' }), [])

  return { link, retry, giveUp }
}
