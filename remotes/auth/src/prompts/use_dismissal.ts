import { useState } from 'react'

/** A card that was sent away stays away for the next game as well, and asks again after that. */
export function useDismissal(gameIndex: number) {
  const [closedAt, setClosedAt] = useState<number | null>(null)
  return {
    away: closedAt !== null && gameIndex <= closedAt + 1,
    dismiss: () => setClosedAt(gameIndex),
    /** There is nothing left to ask. */
    settle: () => setClosedAt(Number.POSITIVE_INFINITY),
  }
}
