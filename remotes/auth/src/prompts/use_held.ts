import { useCallback, useState } from 'react'
import { useAttention, type CardEvents, type Emit } from '@sidepick/card-kit'

/** Like card-kit's `useAttention`, and tells this card as well whether it is held. */
export function useHeld(emit: Emit) {
  const [held, setHeld] = useState(false)
  const tell = useCallback<Emit>(
    (name, data) => {
      if (name === 'attention_held') setHeld((data as CardEvents['attention_held']).held)
      emit(name, data)
    },
    [emit]
  )
  return { held, attention: useAttention(tell) }
}
