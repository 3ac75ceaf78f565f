import { useState } from 'react'
import type { Faults } from './faults'

/** What is wrong with a form. `round` grows with every refusal, so that focus and shake follow each of them. */
export function useRefusals<Found extends object = Faults>() {
  const [faults, setFaults] = useState<Partial<Found>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return {
    faults,
    alert,
    round,
    refuse(found: Partial<Found>, message: string | null = null) {
      setFaults(found)
      setAlert(message)
      setRound((count) => count + 1)
    },
    calm() {
      setFaults({})
      setAlert(null)
    },
    /** Forgets what was wrong with these fields, which are typed into again, and what was said above the form. */
    forget(...fields: (keyof Found)[]) {
      setAlert(null)
      setFaults((known) => {
        const left = { ...known }
        for (const field of fields) delete left[field]
        return left
      })
    },
  }
}
