import { useState } from 'react'
import type { Faults, Field } from './faults'

/** What is wrong with a form. `round` grows with every refusal, so that focus and shake follow each of them. */
export function useRefusals() {
  const [faults, setFaults] = useState<Faults>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return {
    faults,
    alert,
    round,
    refuse(found: Faults, message: string | null = null) {
      setFaults(found)
      setAlert(message)
      setRound((count) => count + 1)
    },
    calm() {
      setFaults({})
      setAlert(null)
    },
    /** Forgets what was wrong with one field. */
    forget(field: Field) {
      setFaults(({ [field]: _, ...others }) => others)
    },
    silence: () => setAlert(null),
  }
}
