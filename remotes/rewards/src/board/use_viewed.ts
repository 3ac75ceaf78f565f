import type { Emit } from '@sidepick/card-kit'
import { useEffect, useEffectEvent } from 'react'

/** Measures once that the leaderboard was opened. */
export function useViewed(emit: Emit) {
  const tell = useEffectEvent(() => emit('analytics', { name: 'leaderboard_viewed' }))
  useEffect(() => void tell(), [])
}
