import { useEffect, useState } from 'react'

/** Until the card turns over by itself, and until it goes after that, in milliseconds without a touch. */
const idleMs = 5_000

export type Face = 'front' | 'back' | 'gone'

const NEXT: Record<Face, Face> = { front: 'back', back: 'gone', gone: 'gone' }

/** Which side of a card shows: it turns after a while without a touch, and goes after another. */
export function useTurning() {
  const [face, setFace] = useState<Face>('front')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || face === 'gone') return
    const timer = setTimeout(() => setFace(NEXT[face]), idleMs)
    return () => clearTimeout(timer)
  }, [face, isHeld])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  return {
    face,
    turn: () => setFace((now) => (now === 'front' ? 'back' : 'front')),
    close: () => setFace('gone'),
    holding: {
      onPointerEnter: hold,
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: letGo,
    },
  }
}
